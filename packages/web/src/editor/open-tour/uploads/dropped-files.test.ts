// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { meaningOf } from '../../upload/reading/meaning-of.ts';
import type { TourBase } from '../tour-base.ts';
import { type DroppedFiles, droppedFiles } from './dropped-files.ts';

let base: TourBase;
let dropped: DroppedFiles;
let sent: string[];
let scenes: string[];
/** What the browser finds of videos; jsdom plays none. */
const flat = async () => ({ ok: false, fault: { code: 'film-not-around', values: {} } }) as const;

beforeEach(() => {
  base = tourBase('tour-1');
  base.store.getState().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall')] }), {});
  sent = [];
  scenes = [];
  dropped = droppedFiles(
    base,
    { add: (slug) => void sent.push(slug) },
    { add: async (files) => void scenes.push(...files.map(({ name }) => name)) },
    (file) => meaningOf(file, flat),
  );
});

const state = () => base.store.getState();
const hotspots = () => state().tour?.scenes[0]?.hotspots ?? [];
const ahead = [0, 0, -1] as [number, number, number];

function jpeg(name: string, width: number, height: number): File {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, ...size, 3, 0, 0, 0, 0, 0, 0)], name);
}
const mp3 = () => new File(['ID3\x04 la la la'], 'chime.mp3');
const mp4 = () => new File(['\0\0\0\x18ftypisom\0\0\0\0isommp42'], 'tour of the mill.mp4');
const pdf = () => new File(['%PDF-1.7'], 'Prices.pdf');

test('a picture becomes an image there, named after its file, and is sent', async () => {
  await dropped.take([jpeg('oak-table.jpg', 1200, 800)], ahead);
  expect(hotspots()).toMatchObject([
    {
      kind: 'image',
      text: 'Oak table',
      position: ahead,
      pictures: [{ slug: 'tour-1/pictures/oak-table.jpg' }],
    },
  ]);
  expect(sent).toEqual(['tour-1/pictures/oak-table.jpg']);
  expect(state().selectedHotspotId).toBe(hotspots()[0]?.id);
});

test('several pictures become a gallery, and one undo takes all of a drop back', async () => {
  await dropped.take([jpeg('a.jpg', 8, 6), jpeg('b.jpg', 8, 6), mp3(), mp4(), pdf()], ahead);
  expect(hotspots().map(({ kind }) => kind)).toEqual(['gallery', 'audio', 'video', 'brochure']);
  expect(hotspots()[0]?.pictures).toHaveLength(2);
  const [brochure] = state().tour?.brochures ?? [];
  expect(brochure?.name).toBe('Prices');
  expect(hotspots()[3]).toMatchObject({ brochureId: brochure?.id });
  expect(sent).toHaveLength(5);
  state().undo();
  expect(hotspots()).toEqual([]);
  expect(state().tour?.brochures).toEqual([]);
});

test('a panorama still becomes a scene, and one that may be either is asked about', async () => {
  await dropped.take([jpeg('hall.jpg', 4096, 2048), jpeg('wide.jpg', 6000, 1500)], ahead);
  expect(scenes).toEqual(['hall.jpg']);
  expect(hotspots()).toEqual([]);
  expect(state().unclearDrop?.files.map(({ name }) => name)).toEqual(['wide.jpg']);
  dropped.show(state().unclearDrop?.files ?? [], ahead);
  expect(hotspots()).toMatchObject([{ kind: 'image' }]);
});

test('a wrong file is named with what to do, and nothing changes', async () => {
  await dropped.take([new File(['hello'], 'notes.txt'), new File([], 'empty.jpg')], ahead);
  expect(state().refusedFiles.map(({ fileName, fault }) => [fileName, fault.code])).toEqual([
    ['notes.txt', 'not-for-a-hotspot'],
    ['empty.jpg', 'empty'],
  ]);
  expect(hotspots()).toEqual([]);
  expect(sent).toEqual([]);
});
