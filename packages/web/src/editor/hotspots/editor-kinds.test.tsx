/** The inspector for every kind of hotspot. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Hotspot, hotspotKinds } from '@tourwright/tour/document';
import { hotspotIcons } from '@tourwright/viewer/hotspots';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { prefetchAll } from '../../testing/prefetch-all.ts';
import { allActions } from '../actions/all-actions.ts';
import { EditorContext } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { createEditorStore } from '../open-tour/create-editor-store.ts';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { OpenTourContext } from '../open-tour/open-tour-context.ts';
import { HotspotInspector } from '../panels/hotspot/hotspot-inspector.tsx';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { addableKinds, editorKindOf } from './editor-kind-of.ts';
import { editorKinds } from './editor-kinds.ts';

beforeAll(prefetchAll);
afterEach(cleanup);

function Inspector() {
  const [scene, hotspot] = [
    useEditorStore((state) => state.selectedScene),
    useEditorStore((state) => state.selectedHotspot),
  ];
  return scene && hotspot && <HotspotInspector scene={scene} hotspot={hotspot} />;
}

function inspect(kind: string, more: object = {}, ofTour: object = {}) {
  const hotspot = { id: 'a', kind, position: [0, 0, -1], scale: 1, rotation: 0, ...more } as Hotspot;
  const store = createEditorStore();
  const scenes = [sampleScene(1, 'Hall', { hotspots: [hotspot] }), sampleScene(2, 'Kitchen')];
  store.getState().loadTour(sampleTour({ scenes, ...ofTour }), {}, 1);
  store.getState().selectHotspot('a');
  const services = {} as NonNullable<Parameters<typeof EditorContext>[0]['value']>;
  render(
    <OpenTourContext value={{ store } as OpenTour}>
      <EditorContext value={services}>
        <Inspector />
      </EditorContext>
    </OpenTourContext>,
  );
  return () => store.getState().tour?.scenes[0]?.hotspots[0];
}

test.each([...Object.keys(hotspotKinds.all), 'hologram'])(
  'a %s is named by its kind, and has its label, style, place and deletion',
  (kind) => {
    inspect(kind, { targetSceneId: 2 });
    const name = kind === 'link' ? 'Link to Kitchen' : t(editorKindOf({ kind }).name);
    // By their texts: to look for roles takes long where there are many icons.
    expect(document.querySelector('h2')?.textContent).toBe(name);
    expect(screen.getByLabelText('Label')).toBeDefined();
    for (const part of ['Style', 'Delete']) expect(screen.getByText(part)).toBeDefined();
    expect(screen.getByRole('region', { name: 'Position' })).toBeDefined();
  },
);

test('a product is named by its name, as visitors read it', () => {
  const products = [{ id: 'oak', name: 'Oak table' }];
  inspect('product', { productId: 'oak', text: 'Table' }, { products });
  expect(document.querySelector('h2')?.textContent).toBe('Oak table');
});

test('every kind has a name of its own and an icon that is there', () => {
  const all = Object.values(editorKinds.all);
  expect(new Set(all.map(({ name }) => t(name))).size).toBe(Object.keys(hotspotKinds.all).length);
  for (const { iconName } of all) expect(Object.keys(hotspotIcons)).toContain(iconName);
});

test('what is added has a tool, and no two have one key', () => {
  expect(addableKinds().map(([kind]) => kind)).toEqual([
    'link',
    'info',
    'image',
    'video',
    'audio',
    'product',
    'brochure',
    'gallery',
    'web',
    'embed',
    'polygon',
  ]);
  const keys = allActions.flatMap((action) => action.keys ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['web', 'shop.example/a', 'a b'],
  ['embed', 'https://maps.example/a', 'http//maps'],
  ['video', 'https://youtu.be/dQw4w9WgXcQ', 'https://films.example/1'],
])(
  'the address of a %s is kept, and one that cannot be used is said to be none and stays in its field alone',
  async (kind, good, bad) => {
    const user = userEvent.setup();
    const hotspot = inspect(kind);
    const write = async (url: string) => {
      await user.tripleClick(screen.getByLabelText('Web address'));
      await user.paste(url);
      await user.keyboard('{Enter}');
    };
    await write(bad);
    expect(await screen.findByText(/^(This is not|Only an address)/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Web address').value).toBe(bad);
    expect(hotspot()?.url ?? null).toBeNull();
    await write(good);
    await waitFor(() => expect(hotspot()).toMatchObject({ kind, url: good }));
    expect(screen.queryByText(/^(This is not|Only an address)/)).toBeNull();
  },
);

test('a sound is played in place when that is ticked', async () => {
  const user = userEvent.setup();
  const hotspot = inspect('audio', { slug: 'tour-1/audio/bell.mp3', price: 5 });
  await user.click(screen.getByLabelText('Play without a panel, from where it is'));
  expect(hotspot()).toMatchObject({ isDirectional: true, slug: 'tour-1/audio/bell.mp3', price: 5 });
  await user.click(screen.getByLabelText('Play without a panel, from where it is'));
  expect(hotspot()).not.toHaveProperty('isDirectional');
});

test.each([
  ['info', /in a panel beside the scene/],
  ['video', /in a headset and in the tour as text/],
  ['gallery', /in a headset and in the tour as text/],
])('the text of a %s is said to be read where it is', (kind, where) => {
  inspect(kind);
  expect(screen.getByText(where)).toBeDefined();
});
