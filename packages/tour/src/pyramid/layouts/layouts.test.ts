import { expect, test } from 'vitest';
import { addressOfTile, type TileLayout } from '../tile-layout.ts';
import { deepZoomLayout, readDeepZoom } from './deep-zoom-layout.ts';
import { krpanoLayout, krpanoLevelsLayout } from './krpano-layout.ts';
import { marzipanoLayout } from './marzipano-layout.ts';
import { pannellumLayout } from './pannellum-layout.ts';

const tile = { face: 'u', level: 1, row: 2, column: 3 } as const;
const sizes = (layout: TileLayout | null) => layout?.levels.map(({ faceSize }) => faceSize);

test('Pannellum: faces are halved without the rest, as its generator does', () => {
  const layout = pannellumLayout(
    { basePath: 'library', path: '/%l/%s%y_%x', extension: 'png', maxLevel: 6, cubeResolution: 8432 },
    'images/',
  );
  expect(sizes(layout)).toEqual([263, 527, 1054, 2108, 4216, 8432]);
  expect(layout && addressOfTile(layout, tile)).toBe('images/library/2/u2_3.png');
  expect(pannellumLayout({ maxLevel: 3 }, '')).toBeNull();
});

test('Marzipano: the preview is none of the levels, but counts among their names', () => {
  const layout = marzipanoLayout('tiles/hall/{z}/{f}/{y}/{x}.jpg', [
    { tileSize: 256, size: 256, fallbackOnly: true },
    { tileSize: 512, size: 512 },
    { tileSize: 512, size: 1024 },
  ]);
  expect(sizes(layout)).toEqual([512, 1024]);
  expect(layout && addressOfTile(layout, tile)).toBe('tiles/hall/2/u/2/3.jpg');
  expect(marzipanoLayout('x', [{ size: 256, tileSize: 256, fallbackOnly: true }])).toBeNull();
});

test('krpano: names have as many digits as the address says, and levels may have addresses of their own', () => {
  const layout = krpanoLayout('%SWFPATH%/panos/%s/l%l/%0v/l%l_%s_%0v_%0h.jpg', '512,640,1152', 1);
  expect(sizes(layout)).toEqual([640, 1152]);
  expect(layout && addressOfTile(layout, tile)).toBe('panos/u/l2/03/l2_u_03_04.jpg');
  const own = krpanoLevelsLayout(
    [
      { address: 'fine/%s_%v_%h.jpg', faceSize: 2048 },
      { address: 'coarse/%s_%v_%h.jpg', faceSize: 1024 },
    ],
    512,
    1,
  );
  expect(own && addressOfTile(own, { ...tile, level: 0 })).toBe('coarse/u_3_4.jpg');
  expect(own && addressOfTile(own, tile)).toBe('fine/u_3_4.jpg');
});

test('Deep Zoom: tiles are beside each descriptor and overlap', () => {
  const xml = `<?xml version="1.0"?><Image TileSize="254" Overlap="1" Format="jpg" xmlns="x"><Size Width="1016" Height="1016"/></Image>`;
  const image = readDeepZoom(xml);
  expect(image).toEqual({ width: 1016, height: 1016, tileSize: 254, overlap: 1, format: 'jpg' });
  const json =
    '{"Image":{"TileSize":"254","Overlap":"1","Format":"jpg","Size":{"Width":"1016","Height":"1016"}}}';
  expect(readDeepZoom(json)).toEqual(image);
  const at = (face: string) => `cube/${face}.dzi`;
  const faces = { f: at('f'), r: at('r'), b: at('b'), l: at('l'), u: at('up'), d: at('d') };
  const layout = image && deepZoomLayout(faces, image);
  expect(sizes(layout)).toEqual([254, 508, 1016]);
  expect(layout && addressOfTile(layout, tile)).toBe('cube/up_files/9/3_2.jpg');
  expect(readDeepZoom('<html>')).toBeNull();
  expect(image && deepZoomLayout(faces, { ...image, height: 500 })).toBeNull();
});

test('a level that a layout does not have is refused', () => {
  const layout = krpanoLayout('%s.jpg', '512,512', 1);
  expect(() => layout && addressOfTile(layout, { ...tile, level: 4 })).toThrow(RangeError);
});
