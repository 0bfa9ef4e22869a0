// @vitest-environment jsdom
/**
 * What it takes to add a kind of hotspot: one line more in the list of each layer. Here each list gets the line of a
 * made-up kind, and nothing else is changed: then it is created, shown, edited, taken back and written out by the code
 * that all kinds go through.
 */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Hotspot, hotspot as hotspotSchema, tour as tourSchema } from '@tourwright/tour/document';
import { applyEdit, edit as editSchema } from '@tourwright/tour/edit';
import { frameAddress, readStored, writeStored } from '@tourwright/tour/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { englishTexts } from '../../viewer/src/content-texts.ts';
import { hotspotLook } from '../../viewer/src/hotspots/button/hotspot-look.ts';
import { HotspotOverlay } from '../../viewer/src/hotspots/overlay/hotspot-overlay.ts';
import { contentOf } from '../../viewer/src/xr/marks/hotspot-content.ts';
import { englishVrTexts } from '../../viewer/src/xr/vr-texts.ts';
import { actionOf } from './editor/actions/all-actions.ts';
import { placeHotspot } from './editor/actions/tour-actions.ts';
import { EditorContext } from './editor/editor-context.ts';
import { useEditorStore } from './editor/editor-store.ts';
import { createEditorStore } from './editor/open-tour/create-editor-store.ts';
import type { OpenTour } from './editor/open-tour/open-tour.ts';
import { OpenTourContext } from './editor/open-tour/open-tour-context.ts';
import { HotspotInspector } from './editor/panels/hotspot/hotspot-inspector.tsx';
import { sampleTour } from './editor/testing/sample-tour.ts';
import { HotspotPanel } from './player/hotspots/hotspot-panel.tsx';
import { viewerTexts } from './player/viewer-texts.ts';

vi.mock('../../tour/src/document/hotspot/hotspot-kinds.ts', async (load) => {
  const real = await load<typeof import('../../tour/src/document/hotspot/hotspot-kinds.ts')>();
  const { createHotspotKinds } = await import('../../tour/src/document/hotspot/create-hotspot-kinds.ts');
  const { z } = await import('zod');
  const hologram = {
    fields: { depth: z.number().max(9).optional() },
    frameOf: () => ({ address: 'https://holo.example/a', origin: 'https://holo.example' }),
  };
  const hotspotKinds = createHotspotKinds({ ...real.hotspotKinds.all, hologram });
  return { hotspotKinds, hotspot: hotspotKinds.schema };
});
vi.mock('../../viewer/src/hotspots/viewer-kinds.ts', async (load) => {
  const real = await load<typeof import('../../viewer/src/hotspots/viewer-kinds.ts')>();
  const hologram = {
    iconName: 'star',
    word: 'Hologram',
    content: ({ depth }: Hotspot) => ({ text: `${depth} deep`, pictures: [], outside: null, isGone: false }),
  } as const;
  return { ...real, viewerKinds: real.createViewerKinds({ ...real.viewerKinds.all, hologram }) };
});
vi.mock('./player/hotspots/player-kinds.ts', async (load) => {
  const { playerKinds } = await load<typeof import('./player/hotspots/player-kinds.ts')>();
  const { byKind } = await import('@tourwright/tour/document');
  return { playerKinds: byKind({ ...playerKinds.all, hologram: { what: () => 'Hologram' } }) };
});
vi.mock('./player/hotspots/panel-kinds.ts', async (load) => {
  const { panelKinds } = await load<typeof import('./player/hotspots/panel-kinds.ts')>();
  const { byKind } = await import('@tourwright/tour/document');
  const hologram = {
    Panel: ({ title, hotspot }: { title: string; hotspot: Hotspot }) => (
      <h2>{`${title}, ${hotspot.depth} deep`}</h2>
    ),
  };
  return { panelKinds: byKind({ ...panelKinds.all, hologram }) };
});
vi.mock('./editor/hotspots/editor-kinds.ts', async (load) => {
  const { editorKinds } = await load<typeof import('./editor/hotspots/editor-kinds.ts')>();
  const { byKind } = await import('@tourwright/tour/document');
  const { useHotspotField } = await import('./editor/hotspots/fields/use-hotspot-field.ts');
  const { IconStar } = await import('@tabler/icons-react');
  const hologram: NonNullable<(typeof editorKinds.all)[string]> = {
    iconName: 'star',
    name: 'kind.unknown',
    adding: { icon: IconStar, key: 'h', tool: 'kind.unknown', action: 'kind.unknown', hint: 'place.here' },
    Fields: (props) => {
      const set = useHotspotField(props);
      return (
        <button type="button" onClick={() => set('depth', 3)}>
          Deeper
        </button>
      );
    },
  };
  return { editorKinds: byKind({ ...editorKinds.all, hologram }) };
});

const doNothing = () => undefined;
let store: ReturnType<typeof createEditorStore>;
const made = () => store.getState().tour?.scenes[0]?.hotspots.find(({ kind }) => kind === 'hologram');

beforeEach(() => {
  store = createEditorStore();
  store.getState().loadTour(sampleTour(), {}, 1);
  store.setState({ canvasSceneId: 1 });
});
afterEach(cleanup);

function create(): Hotspot {
  placeHotspot(store.getState(), 'hologram', [0, 0, -1]);
  const hotspot = made();
  if (!hotspot) throw new Error('nothing was created');
  return hotspot;
}

function Inspector() {
  const scene = useEditorStore((state) => state.selectedScene);
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  return scene && hotspot && <HotspotInspector scene={scene} hotspot={hotspot} />;
}

test('the editor creates one with its tool, edits it with its fields, and takes both back', async () => {
  expect(actionOf('hologram-tool').keys).toEqual(['h']);
  create();
  render(
    <OpenTourContext value={{ store } as OpenTour}>
      <EditorContext value={{} as NonNullable<Parameters<typeof EditorContext>[0]['value']>}>
        <Inspector />
      </EditorContext>
    </OpenTourContext>,
  );
  await userEvent.click(await screen.findByText('Deeper'));
  await waitFor(() => expect(made()).toMatchObject({ kind: 'hologram', depth: 3 }));
  store.getState().undo();
  expect(made()).not.toHaveProperty('depth');
  store.getState().undo();
  expect(made()).toBeUndefined();
  store.getState().redo();
  expect(made()).toMatchObject({ kind: 'hologram' });
});

test('its fields are checked wherever an edit or a document enters', () => {
  const { id } = create();
  const tour = store.getState().tour ?? sampleTour();
  const set = (value: number) =>
    applyEdit(
      tour,
      editSchema.parse({
        id: 'edit-0001',
        v: 1,
        kind: 'hotspot.set',
        sceneId: 1,
        hotspotId: id,
        field: 'depth',
        value,
      }),
    );
  expect(set(3).ok).toBe(true);
  expect(set(10)).toMatchObject({ ok: false, code: 'too_big' });
  const deep = (depth: number) => ({
    ...tour,
    scenes: tour.scenes.map((scene) => ({
      ...scene,
      hotspots: scene.hotspots.map((each) => ({ ...each, depth })),
    })),
  });
  expect(tourSchema.safeParse(deep(3)).success).toBe(true);
  expect(tourSchema.safeParse(deep(10)).success).toBe(false);
  expect(frameAddress({ kind: 'hologram' })?.origin).toBe('https://holo.example');
});

test('the viewer draws it with its icon and name, and shows it in a headset', () => {
  const texts = { ...englishTexts, ...viewerTexts() };
  const parts = { texts, sceneOf: doNothing, urlOf: () => null };
  const overlay = new HotspotOverlay(document.body, {
    lookOf: (hotspot) => hotspotLook(hotspot, parts),
    onActivate: doNothing,
    onFocus: doNothing,
  });
  const hotspot = { ...create(), text: 'Bust', depth: 3 };
  overlay.setHotspots([hotspot], 0);
  overlay.place({ yaw: 0, pitch: 0, hfov: 1.4, width: 1000, height: 600 });
  const button = screen.getByRole('button', { name: 'Bust (Hologram)' });
  expect(button.querySelector('.tw-hotspot-mark svg')).not.toBeNull();
  const vr = { texts: englishVrTexts, name: 'Hologram', urlOf: () => null, extra: [] };
  expect(contentOf(hotspot, vr)).toMatchObject({ title: 'Bust', text: ['3 deep'] });
  overlay.close();
});

test('a press opens its panel', () => {
  const hotspot = { ...create(), depth: 3 };
  render(
    <HotspotPanel
      hotspot={hotspot}
      tour={sampleTour()}
      media={{}}
      cart={null}
      onClose={doNothing}
      onShown={doNothing}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Hologram, 3 deep' })).toBeDefined();
});

test('it goes out of a tour and comes in again, as a document and in the stored form', () => {
  const hotspot = { ...create(), depth: 3 };
  expect(hotspotSchema.parse(JSON.parse(JSON.stringify(hotspot)))).toEqual(hotspot);
  const [hall, kitchen] = sampleTour().scenes;
  if (!hall || !kitchen) throw new Error('no scenes');
  const tour = sampleTour({ scenes: [{ ...hall, hotspots: [hotspot] }, kitchen] });
  const stored = writeStored(tour);
  const read = readStored(JSON.parse(JSON.stringify(stored)), {
    id: tour.id,
    user_id: tour.user_id,
    updated_at: tour.updated_at,
  });
  expect(read.ok && read.tour.scenes[0]?.hotspots).toEqual([hotspot]);
  expect(read.ok && JSON.stringify(writeStored(read.tour, stored))).toBe(JSON.stringify(stored));
});
