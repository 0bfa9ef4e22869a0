import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hotspot } from '@tourwright/tour/document';
import { afterEach, expect, test } from 'vitest';
import { placeHotspot } from '../actions/tour-actions.ts';
import { useEditorStore } from '../editor-store.ts';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { OpenTourContext } from '../open-tour/open-tour-context.ts';
import { storedImage } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { tourBase } from '../testing/tour-base.ts';
import { HotspotStyle } from './hotspot-style.tsx';

afterEach(cleanup);

const info = (id: string, more: object = {}) =>
  ({ id, kind: 'info', position: [0, 0, -1], scale: 1, rotation: 0, ...more }) as Hotspot;
const area = {
  polygon: [
    [0, 0, -1],
    [0.1, 0, -1],
    [0, 0.1, -1],
  ],
};

function Style() {
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  return (
    hotspot && (
      <HotspotStyle
        hotspot={hotspot}
        change={(field, value) => ({ kind: 'hotspot.set', sceneId: 1, hotspotId: hotspot.id, field, value })}
      />
    )
  );
}

function show(own: Hotspot, others: readonly Hotspot[] = []) {
  const said: string[] = [];
  const base = tourBase('tour-1', (_, text) => void said.push(text));
  const scenes = [
    sampleScene(1, 'Hall', { hotspots: [own] }),
    sampleScene(2, 'Kitchen', { hotspots: [...others] }),
  ];
  base.store.getState().loadTour(sampleTour({ scenes }), {}, 1);
  base.store.setState({ canvasSceneId: 1 });
  base.store.getState().selectHotspot(own.id);
  render(
    <OpenTourContext value={base as OpenTour}>
      <Style />
    </OpenTourContext>,
  );
  const state = () => base.store.getState();
  return { said, state, at: (scene: number) => state().tour?.scenes[scene]?.hotspots ?? [] };
}

test('colour, label, animation and surface are chosen, and what is usual is not written down', async () => {
  const user = userEvent.setup();
  const { at, state } = show(info('a', { text: 'Stove' }));
  await user.click(screen.getByRole('button', { name: 'Green' }));
  await user.click(screen.getByRole('button', { name: 'Always' }));
  await user.click(screen.getByRole('button', { name: 'Pulse' }));
  await user.click(screen.getByRole('button', { name: 'Wall' }));
  expect(at(0)[0]).toMatchObject({
    colour: '#2f7d4f',
    labelMode: 'always',
    animation: 'pulse',
    facing: 'wall',
  });
  await user.click(screen.getByRole('button', { name: 'Hover' }));
  expect(at(0)[0]).not.toHaveProperty('labelMode');
  for (const _ of [1, 2, 3, 4, 5]) state().undo();
  expect(at(0)[0]).toEqual(info('a', { text: 'Stove' }));
});

test('one look is given to all of the kind in every scene, as one step, and areas keep theirs', async () => {
  const user = userEvent.setup();
  const kitchen = [info('b', { text: 'Sink', colour: '#2563c9' }), info('c'), info('d', area)];
  const other = { ...info('e'), kind: 'link' } as Hotspot;
  const { at, said, state } = show(info('a', { colour: '#2f7d4f', scale: 1.5 }), [...kitchen, other]);
  await user.click(screen.getByRole('button', { name: 'Apply to 2 others of this kind' }));
  expect(at(1).map(({ colour, scale }) => [colour, scale])).toEqual([
    ['#2f7d4f', 1.5],
    ['#2f7d4f', 1.5],
    [undefined, 1],
    [undefined, 1],
  ]);
  expect(at(1)[0]?.text).toBe('Sink');
  expect(said).toEqual(['2 hotspots look like this one now.']);
  state().undo();
  expect(at(1)).toEqual([...kitchen, other]);
});

test('an area has an outline in place of an icon', () => {
  show(info('a', area));
  expect(screen.getByRole('group', { name: 'Outline' })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Icon' })).toBeNull();
});

test('new hotspots of a kind look like the one that was made their default, until that is reset', async () => {
  const user = userEvent.setup();
  const { at, state } = show(info('a', { colour: '#2f7d4f', scale: 1.5, iconName: 'star' }));
  await user.click(screen.getByRole('button', { name: 'Use for new hotspots of this kind' }));
  expect(screen.getByText('New hotspots of this kind look like this.')).toBeDefined();
  placeHotspot(state(), 'info', [0, 0, -1]);
  expect(at(0)[1]).toMatchObject({ kind: 'info', colour: '#2f7d4f', scale: 1.5, iconName: 'star' });
  placeHotspot(state(), 'web', [0, 0, -1]);
  expect(at(0)[2]).not.toHaveProperty('colour');
  // Another look is recognised, and replaces the default as one step.
  state().selectHotspot('a');
  await user.click(screen.getByRole('button', { name: 'Blue' }));
  expect(screen.getByText('New hotspots of this kind have another style.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Use for new hotspots of this kind' }));
  expect(state().tour?.styleDefaults).toMatchObject([{ id: 'info', colour: '#2563c9' }]);
  state().undo();
  expect(state().tour?.styleDefaults).toMatchObject([{ id: 'info', colour: '#2f7d4f' }]);
  await user.click(screen.getByRole('button', { name: 'Reset new ones' }));
  expect(state().tour).not.toHaveProperty('styleDefaults');
});

test('the next hotspot has the size that was chosen last, and is upright however the last one was turned', async () => {
  const user = userEvent.setup();
  const { at, state } = show(info('a'));
  for (const [name, text] of [
    ['Size', '1.4'],
    ['Rotation, degrees', '90'],
  ] as const) {
    await user.tripleClick(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }));
    await user.keyboard(`${text}{Enter}`);
  }
  expect(at(0)[0]).toMatchObject({ scale: 1.4, rotation: 90 });
  placeHotspot(state(), 'info', [0, 0, -1]);
  expect(at(0)[1]).toMatchObject({ scale: 1.4, rotation: 0 });
});

test('a mark that is free is turned by numbers, and straightened again', async () => {
  const user = userEvent.setup();
  const { at } = show(info('a'));
  expect(screen.queryByRole('textbox', { name: 'Tilted to pitch' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Free' }));
  const write = async (name: string, text: string) => {
    await user.tripleClick(screen.getByRole('textbox', { name }));
    await user.keyboard(`${text}{Enter}`);
  };
  await write('Turned to yaw', '40');
  await write('Tilted to pitch', '-20');
  await write('Leaning', '200');
  expect(at(0)[0]).toMatchObject({ facing: 'free', orientation: { yaw: 40, pitch: -20, roll: 180 } });
  await user.click(screen.getByRole('button', { name: 'Straighten' }));
  expect(at(0)[0]).not.toHaveProperty('orientation');
});

test('an icon of the tour’s own is chosen from those that were uploaded', async () => {
  const user = userEvent.setup();
  const { at, state } = show(info('a'));
  state().setImage(storedImage('tour-1/icons/leaf.png'));
  await user.click(screen.getByRole('button', { name: 'Search all icons' }));
  await user.click(await screen.findByRole('button', { name: 'Your icon 1' }));
  expect(at(0)[0]).toMatchObject({ iconName: 'tour-1/icons/leaf.png' });
  // It takes the place of the search and is marked as chosen.
  expect(screen.getByRole('button', { name: 'Search all icons' }).dataset['chosen']).toBe('true');
});
