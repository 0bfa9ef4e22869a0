// @vitest-environment node
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';
import { takenAt } from './taken-at.ts';

const plain = (name: string) => ({ file: new File(['no photo'], name) });
const names = (items: { file: File }[]) => items.map(({ file }) => file.name);

/** An EXIF block with a time and its fraction, little-endian. */
function exif(time: string): Uint8Array {
  const block = new DataView(new ArrayBuffer(96));
  const words = (at: number, text: string) =>
    [...text].forEach((letter, index) => void block.setUint8(at + index, letter.charCodeAt(0)));
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    block.setUint16(at, tag, true);
    block.setUint16(at + 2, type, true);
    block.setUint32(at + 4, count, true);
    block.setUint32(at + 8, value, true);
  };
  words(0, 'II*\0');
  block.setUint32(4, 8, true);
  block.setUint16(8, 1, true);
  entry(10, 0x8769, 4, 1, 26);
  block.setUint16(26, 2, true);
  entry(28, 0x9003, 2, 20, 60);
  entry(40, 0x9291, 2, 4, 0);
  words(48, '120\0');
  words(60, `${time}\0`);
  return new Uint8Array(block.buffer);
}

function photo(name: string, time: string, mark = 'Exif\0\0') {
  const before = new TextEncoder().encode(`of a camera${mark}`);
  const bytes = new Uint8Array([...before, ...exif(time)]);
  return { file: new File([bytes], name), bytes };
}

test.each([
  ['a JPEG', 'Exif\0\0'],
  ['a WebP', 'EXIF\x60\0\0\0'],
])('the camera’s time is read from %s', (_, mark) => {
  const { bytes } = photo('a', '2026:11:23 10:04:05', mark);
  expect(takenAt(bytes)).toBe('2026:11:23 10:04:05.120');
});

test('truncated bytes, or those of another file, have no time', () => {
  const { bytes } = photo('a', '2026:11:23 10:04:05');
  for (let end = 0; end < bytes.length - 20; end++) expect(takenAt(bytes.slice(0, end))).toBeNull();
  expect(takenAt(new Uint8Array(1000))).toBeNull();
});

test('a batch is in the order in which it was taken', async () => {
  const kitchen = photo('a-kitchen.jpg', '2026:11:23 10:30:00');
  const hall = photo('z-hall.jpg', '2026:11:23 10:02:00');
  const garden = photo('m-garden.jpg', '2026:11:23 10:09:00');
  expect(names(await inOrder([kitchen, hall, garden]))).toEqual([
    'z-hall.jpg',
    'm-garden.jpg',
    'a-kitchen.jpg',
  ]);
});

test('without all times the names count, numbers as numbers and a name before its longer one', async () => {
  const dated = photo('room 10.jpg', '2020:01:01 00:00:00');
  const files = ['planting_virtue_front.jpg', 'room 2.jpg', 'planting_virtue.jpg'].map(plain);
  expect(names(await inOrder([...files, dated]))).toEqual([
    'planting_virtue.jpg',
    'planting_virtue_front.jpg',
    'room 2.jpg',
    'room 10.jpg',
  ]);
});

test('a floor plan is never the first of several', async () => {
  const files = ['a_floorplan.png', 'hall.jpg'].map(plain);
  expect(names(await inOrder(files))).toEqual(['hall.jpg', 'a_floorplan.png']);
});
