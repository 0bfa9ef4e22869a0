/** No seams where two tiles or two faces meet. */
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import { directionOfFace, type Face, faceOf, faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayCutFailure } from '../failure-words.en.ts';
import { openTestCutter } from '../testing/cut-to-memory.ts';

const { folder, cut, close } = openTestCutter();
const levels: { faceSize: number; pictures: Map<Face, Buffer> }[] = [];

beforeAll(async () => {
  const path = join(folder, 'room.png');
  // Soft, so that two neighbouring pixels differ little unless something is wrong between them.
  await sharp(await paintPanorama({ width: 512, format: 'png' }))
    .resize(4608, 2304)
    .blur(6)
    .toFile(path);
  const { result, tiles } = await cut(path);
  if (!result.ok) throw new Error(sayCutFailure(result.failure));
  const { tileSize } = result.manifest;
  for (const [level, { faceSize }] of result.manifest.levels.entries()) {
    const pictures = new Map<Face, Buffer>();
    const side = faceSize / tileSize;
    for (const face of faces) {
      const placed = Array.from({ length: side * side }, (_, k) => ({
        input: tiles.get(`${face}/${level}/${Math.floor(k / side)}/${k % side}.jpg`) as Buffer,
        left: (k % side) * tileSize,
        top: Math.floor(k / side) * tileSize,
      }));
      const create = { width: faceSize, height: faceSize, channels: 3, background: '#000' } as const;
      pictures.set(face, await sharp({ create }).composite(placed).removeAlpha().raw().toBuffer());
    }
    levels.push({ faceSize, pictures });
  }
});
afterAll(close);

/** How much two pixels on either side of a line differ, on average; `at` from 0 to 1 is where on each face it is. */
function stepAcross(level: number, at: number): number {
  const found = levels[level];
  if (!found) throw new RangeError(`No level ${level}`);
  const { faceSize, pictures } = found;
  const half = 0.5 / faceSize;
  let [sum, count] = [0, 0];
  for (const face of faces) {
    for (let k = 0; k < 200; k++) {
      const along = (k + 0.5) / 200;
      const [a, b] = [directionOfFace(face, at - half, along), directionOfFace(face, at + half, along)];
      for (const channel of [0, 1, 2]) {
        const value = (direction: typeof a) => {
          const { face: on, s, t } = faceOf(direction);
          const pixel = (place: number) => Math.min(faceSize - 1, Math.floor(place * faceSize));
          return pictures.get(on)?.[(pixel(t) * faceSize + pixel(s)) * 3 + channel] ?? 0;
        };
        sum += Math.abs(value(a) - value(b));
        count++;
      }
    }
  }
  return sum / count;
}

test.each([0, 1, 2])('level %i has no seam between faces, nor between tiles', (level) => {
  const inside = [0.3, 0.37, 0.62, 0.7].map((at) => stepAcross(level, at));
  const usual = Math.max(...inside);
  for (const edge of [0, 1]) expect(stepAcross(level, edge)).toBeLessThan(usual + 1.5);
  if (level > 0) expect(stepAcross(level, 0.5)).toBeLessThan(usual + 1.5);
});

test('no level is softer or rougher than its neighbour, halved', () => {
  for (const [level, { faceSize, pictures }] of levels.entries()) {
    const finer = levels[level + 1];
    if (!finer) continue;
    for (const face of ['f', 'u'] as const) {
      const pixels = finer.pictures.get(face) as Buffer;
      const halved = Buffer.alloc(faceSize * faceSize * 3);
      for (let i = 0; i < halved.length; i++) {
        const [pixel, channel] = [Math.floor(i / 3), i % 3];
        const at = (Math.floor(pixel / faceSize) * 2 * finer.faceSize + (pixel % faceSize) * 2) * 3 + channel;
        const below = at + finer.faceSize * 3;
        const sum = [at, at + 3, below, below + 3].reduce((all, place) => all + (pixels[place] ?? 0), 0);
        halved[i] = Math.round(sum / 4);
      }
      const detail = (picture: Buffer) => {
        let sum = 0;
        for (let i = 0; i + 3 < picture.length; i++) sum += ((picture[i] ?? 0) - (picture[i + 3] ?? 0)) ** 2;
        return sum / picture.length;
      };
      const ratio = detail(pictures.get(face) as Buffer) / detail(halved);
      expect(ratio, `${face} of level ${level}`).toBeGreaterThan(0.85);
      expect(ratio, `${face} of level ${level}`).toBeLessThan(1.2);
    }
  }
});
