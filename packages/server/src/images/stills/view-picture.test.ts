import { type Face, faces, radians } from '@tourwright/tour/sphere';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawViewPictures, levelOfView, paintedView, tilesOfView, type ViewTask } from './view-picture.ts';

const pyramid = { tileSize: 64, levels: [{ faceSize: 64 }, { faceSize: 150 }] };
const colours: Record<Face, string> = {
  f: '#e01010',
  r: '#10e010',
  b: '#1010e0',
  l: '#e0e010',
  u: '#10e0e0',
  d: '#e010e0',
};
let bytesOf: (tile: ViewTask['tiles'][number]['tile']) => Uint8Array;

beforeAll(async () => {
  const made = new Map<string, Uint8Array>();
  for (const face of faces) {
    for (const [width, height] of [64, 22].flatMap((across) =>
      [64, 22].map((down) => [across, down] as const),
    )) {
      const plain = sharp({ create: { width, height, channels: 3, background: colours[face] } });
      made.set(`${face} ${width}x${height}`, await plain.jpeg({ quality: 95 }).toBuffer());
    }
  }
  // The last of three tiles of a face of 150 has 22 pixels.
  const along = (level: number, index: number) => (level === 1 && index === 2 ? 22 : 64);
  bytesOf = ({ face, level, row, column }) =>
    made.get(`${face} ${along(level, column)}x${along(level, row)}`) as Uint8Array;
});

function taskOf(angles: { yaw: number; pitch: number; hfov: number }, sizes: ViewTask['sizes']): ViewTask {
  const view = paintedView(angles, sizes);
  const level = levelOfView(view, pyramid);
  const tiles = tilesOfView(view, pyramid, level).map((tile) => ({ tile, bytes: bytesOf(tile) }));
  return { view, pyramid, level, tiles, sizes };
}

async function faceAt(picture: Buffer, x: number, y: number): Promise<Face | undefined> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return faces.find((face) =>
    [1, 3, 5].every(
      (from, channel) =>
        Math.abs((data[at + channel] ?? 0) - Number.parseInt(colours[face].slice(from, from + 2), 16)) < 40,
    ),
  );
}

test('a view is drawn the right way round, in each of its sizes', async () => {
  const sizes = [
    { width: 160, height: 160, quality: 80, format: 'avif' as const },
    { width: 200, height: 200, quality: 80, format: 'avif' as const },
  ];
  // Ahead to the right and a little up, wide: front, right and upper face are seen.
  const task = taskOf({ yaw: radians(45), pitch: radians(30), hfov: radians(100) }, sizes);
  const pictures = await drawViewPictures(task);
  expect(pictures).toHaveLength(2);
  for (const [index, picture] of pictures.entries()) {
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([sizes[index]?.width, sizes[index]?.height, 'heif']);
    expect(await faceAt(picture, 0.2, 0.7)).toBe('f');
    expect(await faceAt(picture, 0.8, 0.7)).toBe('r');
    expect(await faceAt(picture, 0.5, 0.05)).toBe('u');
  }
});

test('no view misses a tile that it sees', { tags: 'long' }, async () => {
  const angle = (from: number, to: number) => fc.integer({ min: from, max: to }).map(radians);
  await fc.assert(
    fc.asyncProperty(angle(-180, 180), angle(-90, 90), angle(25, 120), async (yaw, pitch, hfov) => {
      const [picture] = await drawViewPictures(
        taskOf({ yaw, pitch, hfov }, [{ width: 96, height: 54, quality: 50, format: 'avif' as const }]),
      );
      expect(picture?.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

test('without one of its tiles it is not drawn', async () => {
  const task = taskOf({ yaw: 0, pitch: 0, hfov: radians(90) }, [
    { width: 96, height: 54, quality: 50, format: 'avif' as const },
  ]);
  const tiles = task.tiles.filter(({ tile }) => tile.face !== 'f');
  await expect(drawViewPictures({ ...task, tiles })).rejects.toThrow('No tile f/');
});
