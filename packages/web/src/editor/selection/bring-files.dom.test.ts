/** Hotspots pasted into another tour of the same owner. */
import type { Hotspot, Tour } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPretendServer, type PretendServer, problem } from '../../testing/pretend-server.ts';
import type { ActionContext } from '../actions/action.ts';
import { createEditorStore, type EditorStore } from '../open-tour/create-editor-store.ts';
import { storedImage } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { pasteText } from './chosen-actions.ts';
import { hotspotsText } from './clipboard-text.ts';

let server: PretendServer;
let store: EditorStore;
let said: string[];
const state = () => store.getState();
const hotspots = () => (state().tour as Tour).scenes[0]?.hotspots ?? [];
const context = () =>
  ({
    store,
    state,
    set: store.setState,
    say: (_: unknown, message: string) => void said.push(message),
  }) as unknown as ActionContext;
const vase = {
  id: 'vase',
  kind: 'image',
  position: [1, 0, 0],
  scale: 1,
  rotation: 0,
  iconName: 'tour-2/icons/leaf.png',
  pictures: [{ id: 'p', slug: 'tour-2/pictures/vase.png' }],
} as unknown as Hotspot;

const there = sampleTour({
  id: 'tour-2',
  products: [{ id: 'lamp', name: 'Lamp', price: 900, pictures: [{ id: 'p', slug: 'tour-2/lamp.png' }] }],
  brochures: [{ id: 'menu', name: 'Menu', slug: 'tour-2/brochures/menu.pdf' }],
});

beforeEach(() => {
  said = [];
  store = createEditorStore();
  state().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen')] }), {}, 1);
  server = openPretendServer({});
});
afterEach(() => server.close());

test('the files of the other tour come along, as one step with the hotspots', async () => {
  server.answer({
    'POST /api/tours/:id/media/copies': ({ body }: { body: unknown }) =>
      storedImage((body as { slug: string }).slug.replace('tour-2/', 'tour-1/')),
  });
  expect(pasteText(context(), hotspotsText([vase], there))).toBe(true);
  await expect.poll(hotspots).toHaveLength(1);
  expect(hotspots()[0]).toMatchObject({
    iconName: 'tour-1/icons/leaf.png',
    pictures: [{ slug: 'tour-1/pictures/vase.png' }],
  });
  expect(server.sent.map(({ body }) => body)).toEqual([
    { slug: 'tour-2/pictures/vase.png', from: 'tour-2' },
    { slug: 'tour-2/icons/leaf.png', from: 'tour-2' },
  ]);
  expect(Object.keys(state().media)).toContain('tour-1/pictures/vase.png');
  expect(said).toEqual([]);
  state().undo();
  expect(hotspots()).toHaveLength(0);
});

test('where they may not come along, the hotspots come without them, and that is said', async () => {
  server.answer({ 'POST /api/tours/:id/media/copies': () => problem(404, 'not_found') });
  pasteText(context(), hotspotsText([vase], there));
  await expect.poll(hotspots).toHaveLength(1);
  expect(hotspots()[0]).toMatchObject({ id: expect.any(String), kind: 'image', pictures: [] });
  expect(hotspots()[0]).not.toHaveProperty('iconName');
  await expect.poll(() => said).toHaveLength(1);
});

test('the product and the brochure that hotspots show come along, once, as one step', async () => {
  server.answer({
    'POST /api/tours/:id/media/copies': ({ body }: { body: unknown }) =>
      storedImage((body as { slug: string }).slug.replace('tour-2/', 'tour-1/')),
  });
  const place = { position: [1, 0, 0], scale: 1, rotation: 0 };
  const shown = [
    { ...place, id: 'a', kind: 'product', productId: 'lamp' },
    { ...place, id: 'b', kind: 'brochure', brochureId: 'menu' },
  ] as unknown as Hotspot[];
  pasteText(context(), hotspotsText(shown, there));
  await expect.poll(hotspots).toHaveLength(2);
  const { products, brochures } = state().tour as Tour;
  expect(products).toMatchObject([{ id: 'lamp', price: 900, pictures: [{ slug: 'tour-1/lamp.png' }] }]);
  expect(brochures).toEqual([{ id: 'menu', name: 'Menu', slug: 'tour-1/brochures/menu.pdf' }]);
  pasteText(context(), hotspotsText(shown, there));
  await expect.poll(hotspots).toHaveLength(4);
  expect(state().tour).toMatchObject({ products, brochures });
  state().undo();
  state().undo();
  expect(hotspots()).toHaveLength(0);
  expect((state().tour as Tour).products ?? []).toEqual([]);
  expect((state().tour as Tour).brochures).toEqual([]);
});
