// @vitest-environment node
/** The specification's editor state as a table: each name, its default, and how it follows what the editor holds. */
import { expect, test } from 'vitest';
import { createEditorStore, type EditorStore } from '../open-tour/create-editor-store.ts';
import { storedImage } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import type { EditorState } from './editor-state.ts';
import { newEdit } from './new-edit.ts';
import { type SpecifiedState, specified } from './specified-state.ts';

const video = {
  id: 'oven',
  name: 'Oven',
  slug: 'tour-1/videos/oven.mp4',
  corners: [
    [0, 1, -1],
    [1, 1, -1],
    [1, 0, -1],
    [0, 0, -1],
  ] as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ],
  loop: false,
  muted: true,
  volume: 1,
};
const kitchen = sampleScene(2, 'Kitchen', {
  cameraDirection: [0, 0, 1],
  videos: [video as never],
  variants: [{ id: 'night', name: 'Night', slug: 'tour-1/night.jpg' }],
});
const hotspot = {
  id: 'tap',
  kind: 'info',
  position: [0, 0, -1] as [number, number, number],
  scale: 1,
  rotation: 0,
};
const tour = sampleTour({
  scenes: [sampleScene(1, 'Hall'), { ...kitchen, hotspots: [hotspot] }],
  floorPlans: [{ id: 'p', name: 'Ground', slug: 'tour-1/floor-plans/g.png' }],
  centerLogo: 'tour-1/logo/oak.png',
  audio: [{ id: 'a', name: 'Rain', slug: 'tour-1/audio/rain.mp3' }],
  brochures: [{ id: 'b', name: 'Menu', slug: 'tour-1/brochures/menu.pdf' }],
});
const image = (id: number | string, name: string, slug: string) => ({ id, name, url: slug });

type Change = (store: EditorStore) => void;
const kitchenOpen: Change = (store) => store.getState().loadTour(tour, {}, 2);
const hotspotSelected: Change = (store) => {
  kitchenOpen(store);
  store.getState().selectHotspot('tap');
};
const turnedSelected: Change = (store) => {
  const turned = { ...kitchen, hotspots: [{ ...hotspot, rotation: 45 }] };
  store.getState().loadTour({ ...tour, scenes: [turned] }, {}, 2);
  store.getState().selectHotspot('tap');
};
const videoSelected: Change = (store) => {
  kitchenOpen(store);
  store.setState({ selectedVideoId: 'oven' });
};
const set =
  (change: Partial<EditorState>): Change =>
  (store) =>
    store.setState(change);
const lamp = { id: 'lamp', name: 'Lamp' };
const productOpen: Change = (store) => {
  store.getState().loadTour({ ...tour, products: [lamp] }, {});
  store.setState({ panel: 'products', selectedProductId: 'lamp' });
};

/** Name, default, what changes it, and its value then. */
const table: {
  [Name in keyof SpecifiedState]: [SpecifiedState[Name], Change, SpecifiedState[Name]];
} = {
  iconName: ['', set({ iconName: 'door' }), 'door'],
  intersectionPoint: [null, (store) => store.getState().setIntersection([0, 0, -1]), [0, 0, -1]],
  selectedImage: [null, kitchenOpen, 'tour-1/kitchen.jpg'],
  scale: [1, set({ scale: 2 }), 2],
  rotation: [0, turnedSelected, 45],
  hotspots: [[], kitchenOpen, [hotspot]],
  editorText: ['', set({ editorText: 'Fresh' }), 'Fresh'],
  uploadedScenes: [
    [],
    kitchenOpen,
    [image(1, 'Hall', 'tour-1/hall.jpg'), image(2, 'Kitchen', 'tour-1/kitchen.jpg')],
  ],
  floorPlanImages: [[], kitchenOpen, [image('p', 'Ground', 'tour-1/floor-plans/g.png')]],
  centerLogoImage: [null, kitchenOpen, image('logo', 'oak.png', 'tour-1/logo/oak.png')],
  centerLogoName: ['', kitchenOpen, 'oak.png'],
  isIconModalOpen: [false, set({ isIconModalOpen: true }), true],
  selectedHotspot: [null, hotspotSelected, hotspot],
  selectedScene: [null, kitchenOpen, tour.scenes[1] ?? null],
  selectedSceneId: [null, kitchenOpen, 2],
  insideVRmode: [false, set({ isInHeadset: true }), true],
  isCreateTourModalOpen: [false, set({ overlay: 'new-tour' }), true],
  isLoading: [false, set({ isLoading: true }), true],
  uploadedAudio: [[], kitchenOpen, tour.audio],
  uploadedBrochure: [[], kitchenOpen, tour.brochures],
  publishLoading: [true, kitchenOpen, false],
  cameraCoordinates: [null, kitchenOpen, { position: [0, 0, 0.01], direction: [0, 0, 1] }],
  isFetching: [false, set({ isFetching: true }), true],
  orderId: [null, (store) => store.getState().setOrder({ orderId: 'o1' }), 'o1'],
  orderDetails: [null, (store) => store.getState().setOrder({ orderDetails: { total: 3 } }), { total: 3 }],
  isOrderComplete: [false, (store) => store.getState().setOrder({ isOrderComplete: true }), true],
  orderError: [null, (store) => store.getState().setOrder({ orderError: 'late' }), 'late'],
  isVideoPanelEnabled: [false, videoSelected, true],
  videos: [[], kitchenOpen, kitchen.videos],
  selectedVideo: [null, videoSelected, kitchen.videos[0] ?? null],
  isProductModalOpen: [false, productOpen, true],
  selectedProductData: [null, productOpen, lamp],
  hideEditVideo: [false, set({ hidesSurface: true }), true],
  hideWelcomeImage: [false, set({ isFramingCover: true }), true],
};

test('carries the specification’s 34 names', () => {
  expect(Object.keys(specified).sort()).toEqual(Object.keys(table).sort());
  expect(Object.keys(specified)).toHaveLength(34);
});

test.each(Object.entries(table))('%s has its default and follows what the editor holds', (name, row) => {
  const store = createEditorStore();
  const value = () => specified[name as keyof SpecifiedState](store.getState());
  const [initial, change, then] = row as [unknown, Change, unknown];
  expect(value()).toEqual(initial);
  change(store);
  expect(value()).toEqual(then);
  expect(value(), 'the same, while nothing changes').toBe(value());
});

test('an image has the server’s address as soon as there is one; two of one address are one', () => {
  const store = createEditorStore();
  kitchenOpen(store);
  store.getState().setImage(storedImage('tour-1/hall.jpg', { url: '/media/1' }));
  expect(specified.uploadedScenes(store.getState())[0]?.url).toBe('/media/1');
  store.getState().setImage(storedImage('tour-1/kitchen.jpg', { url: '/media/1' }));
  expect(specified.uploadedScenes(store.getState())).toHaveLength(1);
});

test('the picture of a scene is another one while that is shown, and a gesture is seen before it is kept', () => {
  const store = createEditorStore();
  kitchenOpen(store);
  store.setState({ shownVariants: { 2: 'night' } });
  expect(specified.selectedImage(store.getState())).toBe('tour-1/night.jpg');
  const preview = newEdit({ kind: 'hotspot.move', sceneId: 2, hotspotId: 'tap', position: [1, 0, 0] });
  store.setState({ preview });
  expect(specified.hotspots(store.getState())[0]?.position).toEqual([1, 0, 0]);
  expect(store.getState().tour).toBe(tour);
});
