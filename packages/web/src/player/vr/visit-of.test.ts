// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { visitOf } from './visit-of.ts';

const empty = { cameraPosition: [0, 0, 0.01], cameraDirection: [0, 0, 0], hotspots: [], videos: [] };
const evening = { id: 'evening', name: 'Evening', slug: 't1/evening' };
const tour = {
  scenes: [
    { ...empty, id: 1, name: 'Hall', variantName: 'Day', slug: 't1/hall', variants: [evening] },
    { ...empty, id: 2, name: 'Kitchen', slug: 't1/kitchen' },
  ],
} as never;
const cut = (baseUrl: string) => ({ panorama: { baseUrl, manifest: {}, preview: '' } });
const media = { 't1/hall': cut('/hall/'), 't1/evening': cut('/evening/'), 't1/kitchen': cut('/kitchen/') };

test('the headset gets the pictures of each scene with their names', () => {
  const sound = { toggleSpot: vi.fn(), look: vi.fn() };
  const parts = { scenes: [], homeSceneId: 1, onVariant: vi.fn(), open: vi.fn() };
  const { variantsOf } = visitOf({ ...parts, tour, sound, media: media as never });
  const pictures = (id: number) =>
    variantsOf?.(id).map(({ id, name, source }) => [
      id,
      name,
      source && 'baseUrl' in source && source.baseUrl,
    ]);
  expect(pictures(1)).toEqual([
    [undefined, 'Day', '/hall/'],
    ['evening', 'Evening', '/evening/'],
  ]);
  expect(pictures(2)).toEqual([[undefined, 'Kitchen', '/kitchen/']]);
  expect(pictures(3)).toEqual([]);
});
