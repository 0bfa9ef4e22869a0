/** Painted scenes whose yaw is known, on the faces of a cube. */
import { directionOfFace, type Face, faces, radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { findAxes, type GreyFaces } from './find-axes.ts';

const edge = 256;
/** Half the width, height and depth of the room, metres. */
const half = [3.1, 1.4, 2.3] as const;

/** Always the same numbers, 0..1, of a seed. */
function randomOf(seed: number): number {
  const x = Math.sin(seed * 12.9898) * 43_758.5453;
  return x - Math.floor(x);
}

const quarters = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** x, y and z of what each quarter of each pixel of each face looks at: the same for all that is painted. */
const looks = Float64Array.from({ length: faces.length * edge * edge * quarters.length * 3 });
for (let face = 0, next = 0; face < faces.length; face++) {
  for (let at = 0; at < edge * edge; at++) {
    const [column, row] = [at % edge, Math.floor(at / edge)];
    for (const [right, down] of quarters) {
      looks.set(directionOfFace(faces[face]!, (column + right) / edge, (row + down) / edge), next);
      next += 3;
    }
  }
}

function paint(greyOf: (x: number, y: number, z: number, at: number) => number): GreyFaces['pixels'] {
  const painted = faces.map((face, index): [Face, Uint8Array] => {
    const pixels = Uint8Array.from({ length: edge * edge }, (_, pixel) => {
      const at = index * edge * edge + pixel;
      // As a lens does, which has no hard edges: each pixel is the mean of four.
      let sum = 0;
      for (let quarter = 0; quarter < quarters.length; quarter++) {
        const from = (at * quarters.length + quarter) * 3;
        sum += greyOf(looks[from]!, looks[from + 1]!, looks[from + 2]!, at);
      }
      return sum / quarters.length;
    });
    return [face, pixels];
  });
  return Object.fromEntries(painted) as Record<Face, Uint8Array>;
}

/** Walls, floor and ceiling in panels of different greys; its walls are seen along a yaw, degrees. */
function room(yaw: number, noise = 0): GreyFaces {
  const [sin, cos] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const panel = (place: number) => Math.floor((place * 0.999 + 10) / 0.9);
  const pixels = paint((x, y, z, at) => {
    const [along, across] = [x * cos + z * sin, z * cos - x * sin];
    const scale = Math.min(half[0] / Math.abs(along), half[1] / Math.abs(y), half[2] / Math.abs(across));
    const which = panel(along * scale) * 7 + panel(y * scale) * 131 + panel(across * scale) * 1009;
    return 60 + 130 * randomOf(which) + noise * (randomOf(at) - 0.5);
  });
  return { edge, pixels };
}

const seenAlong = 'finds that the walls of a room are seen along %d degrees';
test.each([0.4, 33, 45])(seenAlong, expectSeenAlong);
test.each([12.5, 61.2, 89])(seenAlong, { tags: 'long' }, expectSeenAlong);

function expectSeenAlong(yaw: number): void {
  const found = findAxes(room(yaw));
  expect(found?.yaw).toBeCloseTo(yaw, 1);
  expect(found?.confidence).toBeGreaterThan(0.8);
}

test('finds them under the noise of a dark scene, and where a quarter turn makes no difference', () => {
  const found = findAxes(room(20 + 270, 24));
  expect(Math.abs((found?.yaw ?? 0) - 20)).toBeLessThan(0.5);
  expect(found?.confidence).toBeGreaterThan(0.7);
});

test('finds no axes without straight lines', () => {
  expect(findAxes({ edge, pixels: paint((_, y) => 128 + 100 * y) })).toBeNull();
  expect(findAxes({ edge, pixels: paint((_x, _y, _z, at) => 255 * randomOf(at)) })).toBeNull();
});

test('finds no axes where lines run in all directions, as branches do', { tags: 'long' }, () => {
  const normals = Array.from({ length: 300 }, (_, i) => {
    const [azimuth, y] = [randomOf(i) * Math.PI, randomOf(i + 500) * 1.6 - 0.8];
    const level = Math.sqrt(1 - y * y);
    return [level * Math.cos(azimuth), y, level * Math.sin(azimuth)] as const;
  });
  const branches = paint((x, y, z) => {
    const isBranch = normals.some(
      (normal) => Math.abs(normal[0] * x + normal[1] * y + normal[2] * z) < 0.004,
    );
    return isBranch ? 60 : 160;
  });
  expect(findAxes({ edge, pixels: branches })).toBeNull();
});

test('does not take the rim of a partial panorama for a line of the building', () => {
  const { pixels } = room(30);
  const coverage = { left: 0.4, top: 0.3, width: 0.2, height: 0.4 };
  const whole = findAxes({ edge, pixels });
  const part = findAxes({ edge, pixels, coverage });
  expect(whole?.yaw).toBeCloseTo(30, 0);
  expect(part === null || Math.abs(part.yaw - 30) < 0.5).toBe(true);
});
