// @vitest-environment node
import type { Hotspot, Tour } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { beforeEach, expect, test } from 'vitest';
import type { ActionContext } from '../actions/action.ts';
import { actionOf } from '../actions/all-actions.ts';
import { createEditorStore, type EditorStore } from '../open-tour/create-editor-store.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { arranged } from './arrange.ts';
import { chosenHotspots, toggleChosen } from './chosen.ts';
import { pasteText } from './chosen-actions.ts';
import { hotspotsIn, hotspotsText } from './clipboard-text.ts';
import { sharedField } from './shared-value.ts';

const at = (id: string, yaw: number, pitch: number, more: object = {}): Hotspot =>
  ({
    id,
    kind: 'info',
    position: [...directionOf(radians(yaw), radians(pitch))],
    scale: 1,
    rotation: 0,
    text: id,
    ...more,
  }) as Hotspot;

const anglesOf = (moves: readonly { position: Hotspot['position'] }[]) =>
  moves.map(({ position }) => {
    const { yaw, pitch } = yawPitchOf(position);
    return [Math.round(degrees(yaw)), Math.round(degrees(pitch))];
  });

let store: EditorStore;
let said: string[];
const state = () => store.getState();
const tour = () => state().tour as Tour;
const context = () =>
  ({
    store,
    state,
    set: store.setState,
    say: (_: unknown, message: string) => void said.push(message),
  }) as unknown as ActionContext;
const run = (id: string) => actionOf(id).run(context());

beforeEach(() => {
  said = [];
  store = createEditorStore();
  const hotspots = [at('a', -170, 10), at('b', 170, 20), at('c', 90, 0)];
  const scenes = [sampleScene(1, 'Hall', { hotspots }), sampleScene(2, 'Kitchen')];
  state().loadTour(sampleTour({ scenes }), {}, 1);
});

test('many are lined up at the mean of their heights, and round the horizon the shortest way', () => {
  const group = [at('a', -170, 10), at('b', 170, 20)];
  expect(anglesOf(arranged(group, 'pitch'))).toEqual([
    [-170, 15],
    [170, 15],
  ]);
  expect(anglesOf(arranged(group, 'yaw')).map(([yaw]) => Math.abs(yaw ?? 0))).toEqual([180, 180]);
  const three = [at('a', 10, 0), at('b', 12, 5), at('c', 30, 9)];
  expect(anglesOf(arranged(three, 'spread-yaw')).map(([yaw]) => yaw)).toEqual([10, 20, 30]);
});

test('the selection grows and shrinks; one alone has its own inspector again', () => {
  state().selectHotspot('a');
  toggleChosen(state(), 'b');
  expect(state()).toMatchObject({ selectedHotspotId: null, chosenIds: ['a', 'b'] });
  toggleChosen(state(), 'a');
  expect(state()).toMatchObject({ selectedHotspotId: 'b', chosenIds: [] });
  run('select-all');
  expect(chosenHotspots(state()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  state().selectScene(2);
  expect(chosenHotspots(state())).toEqual([]);
});

test('all of many are deleted, moved, aligned and duplicated in one step each', () => {
  const before = tour().scenes[0]?.hotspots;
  for (const id of ['delete', 'nudge-ArrowUp-0.5', 'arrange-pitch', 'duplicate']) {
    run('select-all');
    run(id);
    expect(tour().scenes[0]?.hotspots).not.toEqual(before);
    expect(state().history.done).toHaveLength(1);
    state().undo();
    expect(tour().scenes[0]?.hotspots).toEqual(before);
  }
});

test('an arrow moves by half a degree, with Shift by five; presses in a row are one step', () => {
  const yawOf = () => anglesOf(tour().scenes[0]?.hotspots.slice(2) ?? [])[0]?.[0];
  state().selectHotspot('c');
  for (let press = 0; press < 4; press += 1) run('nudge-ArrowRight-0.5');
  expect(yawOf()).toBe(92);
  run('nudge-ArrowLeft-5');
  expect(yawOf()).toBe(87);
  expect(state().history.done).toHaveLength(1);
  state().undo();
  expect(yawOf()).toBe(90);
});

test('Escape lets go of what is selected first, and of the tool second', () => {
  state().setTool('info');
  state().selectHotspot('a');
  expect(state()).toMatchObject({ tool: 'info', selectedHotspotId: 'a' });
  run('deselect');
  expect(state()).toMatchObject({ tool: 'info', selectedHotspotId: null });
  run('deselect');
  expect(state().tool).toBe('select');
});

test('five hundred are deleted in one step', () => {
  const hotspots = Array.from({ length: 700 }, (_, index) => at(`h${index}`, index / 2, 0));
  state().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall', { hotspots })] }), {}, 1);
  run('select-all');
  run('delete');
  expect(tour().scenes[0]?.hotspots).toEqual([]);
  expect(state().history.done).toHaveLength(1);
});

test('what is copied comes as text to another tour: without links that lead nowhere there', () => {
  const text = hotspotsText([at('a', 0, 0), at('l', 10, 0, { kind: 'link', targetSceneId: 77 })], tour());
  expect(pasteText(context(), text)).toBe(true);
  const [, , , a, l] = tour().scenes[0]?.hotspots ?? [];
  expect(a).toMatchObject({ text: 'a' });
  expect(a?.id).not.toBe('a');
  expect(l).not.toHaveProperty('targetSceneId');
  expect(said).toHaveLength(1);
  expect(state().chosenIds).toEqual([a?.id, l?.id]);
  state().undo();
  expect(tour().scenes[0]?.hotspots).toHaveLength(3);
});

test('a scene of another tour that only has the same id is not where a pasted link leads', () => {
  const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Garage')];
  const links = [1, 2].map((id) => at(`to-${id}`, id * 20, 0, { kind: 'link', targetSceneId: id }));
  pasteText(context(), hotspotsText(links, sampleTour({ id: 'tour-2', scenes })));
  const [hall, garage] = tour().scenes[0]?.hotspots.slice(-2) ?? [];
  expect(hall, 'a copy of this tour has scenes of the same name').toMatchObject({ targetSceneId: 1 });
  expect(garage).not.toHaveProperty('targetSceneId');
  expect(said).toHaveLength(1);
});

test('where the browser gives a page no clipboard, what was copied in this tab is pasted', () => {
  state().choose(['a']);
  run('copy');
  run('paste');
  expect(tour().scenes[0]?.hotspots).toHaveLength(3);
});

test('another text is none of ours, and what is not a hotspot in ours is left out', () => {
  expect(hotspotsIn('hello')).toBeNull();
  expect(hotspotsIn('{"type":"tourwright/hotspots","hotspots":7}')).toBeNull();
  expect(
    hotspotsIn(hotspotsText([{ id: 'x', kind: 'info', position: 'up' } as unknown as Hotspot], tour())),
  ).toBeNull();
  const mixed = hotspotsText([at('a', 0, 0), { kind: 'info' } as unknown as Hotspot], tour());
  expect(hotspotsIn(mixed)?.hotspots.map(({ id }) => id)).toEqual(['a']);
});

test('values that differ are mixed', () => {
  expect(sharedField([at('a', 0, 0), at('b', 0, 0)], 'scale')).toEqual({ isMixed: false, value: 1 });
  expect(sharedField([at('a', 0, 0), at('b', 0, 0, { scale: 2 })], 'scale')).toEqual({ isMixed: true });
});
