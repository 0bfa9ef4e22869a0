// @vitest-environment node
import { readFaceHeader } from '@tourwright/tour/faces';
import { afterEach, expect, test, vi } from 'vitest';
import { checkFile } from '../check-file.ts';
import { sceneName } from '../scene-name.ts';
import { joinFaces } from './join-faces.ts';

/** A JPEG as far as its size says. */
function picture(name: string, width = 1704, height = width, folder = ''): File {
  const head = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  const rest = [...name].map((letter) => letter.charCodeAt(0));
  const file = new File([Uint8Array.from([...head, ...rest])], name, { type: 'image/jpeg' });
  return folder === '' ? file : Object.assign(file, { path: `/${folder}/${name}` });
}

const letters = ['f', 'r', 'b', 'l', 'u', 'd'];
const cube = (name: string, edge = 1704) => letters.map((letter) => picture(`${name}_${letter}.jpg`, edge));
const join = (files: readonly File[]) => joinFaces(files, 'the cube');
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

afterEach(() => vi.unstubAllGlobals());

test('six faces are one file, which holds them as they came, in one order whatever theirs was', async () => {
  const files = cube('Kitchen');
  const { files: joined, refused } = await join([...files].reverse());
  expect([namesOf(joined), refused]).toEqual([['Kitchen (6 faces).tar'], []]);
  const bytes = new Uint8Array((await joined[0]?.arrayBuffer()) ?? new ArrayBuffer());
  for (const [index, letter] of letters.entries()) {
    const at = index * 1024;
    const header = readFaceHeader(bytes.subarray(at, at + 512));
    expect(header).toEqual({
      face: letter,
      fileName: `Kitchen_${letter}.jpg`,
      sizeBytes: files[index]?.size,
    });
    const body = new Uint8Array((await files[index]?.arrayBuffer()) ?? new ArrayBuffer());
    expect(bytes.subarray(at + 512, at + 512 + body.length)).toEqual(body);
  }
  expect((await checkFile(joined[0] ?? new Blob())).ok, 'it is taken like a photo').toBe(true);
  expect(sceneName(joined[0]?.name ?? '')).toBe('Kitchen');
});

test('several cubes and photos that were dropped together are told apart', async () => {
  const photos = [picture('hall.jpg', 8192, 4096), picture('square.jpg')];
  const { files, refused } = await join([...cube('Kitchen'), ...photos, ...cube('bath', 1024)]);
  expect(namesOf(files)).toEqual(['hall.jpg', 'square.jpg', 'Kitchen (6 faces).tar', 'bath (6 faces).tar']);
  expect(refused).toEqual([]);
});

test('six square pictures of one size are a cube whatever their names; five, or of two sizes, are not', async () => {
  const names = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot'];
  const six = names.map((name) => picture(`${name}.jpg`));
  const { files, refused } = await join(six);
  expect([namesOf(files), refused]).toEqual([['the cube (6 faces).tar'], []]);
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect(readFaceHeader(bytes.subarray(0, 512))).toMatchObject({ face: '0', fileName: 'alpha.jpg' });
  expect((await join(six.slice(1))).files).toHaveLength(5);
  expect((await join([...six.slice(1), picture('small.jpg', 800)])).files).toHaveLength(6);
  const hall = picture('hall.jpg', 2048, 1024);
  expect((await join([...six.slice(1), hall])).files).toHaveLength(6);
  expect(namesOf((await join([hall, ...six])).files)).toEqual(['hall.jpg', 'the cube (6 faces).tar']);
  expect(sceneName(files[0]?.name ?? ''), 'its scene is called by its number').toBeNull();
});

test('a cube is called after its folder when the names of its faces say nothing', async () => {
  const inFolder = (folder: string) => letters.map((letter) => picture(`${letter}.jpg`, 800, 800, folder));
  const { files } = await join([...inFolder('flat/attic'), ...inFolder('flat/cellar')]);
  expect(namesOf(files)).toEqual(['attic (6 faces).tar', 'cellar (6 faces).tar']);
  const numbers = await join([0, 1, 2, 3, 4, 5].map((number) => picture(`face${number}.jpg`)));
  expect(namesOf(numbers.files)).toEqual(['face (6 faces).tar']);
  expect(sceneName('face (6 faces).tar')).toBeNull();
});

test.each([
  ['a face is missing', cube('a').toSpliced(3, 1), 'a', 'cube-missing', { count: 5, missing: 'l' }],
  ['a face is there twice', [...cube('a'), picture('a_u.jpeg')], 'a', 'cube-twice', { face: 'u' }],
  ['a face is not square', cube('a').with(2, picture('a_b.jpg', 800, 600)), 'a_b.jpg', 'cube-not-square', {}],
  [
    'a face is smaller',
    cube('a').with(0, picture('a_f.jpg', 512)),
    'a_f.jpg',
    'cube-sizes',
    { others: '1704' },
  ],
  ['they are too large', cube('a', 4100), 'a', 'cube-edge', { most: '4096' }],
  [
    'a face is no picture',
    cube('a').with(4, new File(['?'], 'a_u.jpg')),
    'a',
    'cube-missing',
    { missing: 'u' },
  ],
])('%s: none is taken, and it is said what is wrong', async (_, files, fileName, code, values) => {
  const { files: taken, refused } = await join(files);
  expect(refused).toEqual([{ fileName, fault: { code, values: expect.objectContaining(values) } }]);
  expect(namesOf(taken).filter((name) => name !== 'a_u.jpg')).toEqual([]);
});

test.each([
  ['panoramas with numbers', [0, 1, 2, 3, 4, 5].map((number) => picture(`pano_${number}.jpg`, 4096, 2048))],
  ['square pictures of two names', [picture('hall_l.jpg'), picture('hall_r.jpg')]],
  [
    'some panoramas among numbered squares',
    [0, 1, 2, 3, 4].map((n) => picture(`p${n}.jpg`, 2000, n ? 2000 : 1000)),
  ],
])('%s continue as they are', async (_, files) => {
  expect(await join(files)).toEqual({ files, refused: [] });
});

test('numbered pictures with a view for each eye, which are square too, continue as they are', async () => {
  const files = [1, 2, 3, 4, 5, 6].map((number) => picture(`pano_${number}.jpg`, 4096));
  const half = Array.from({ length: 64 * 32 }, (_, at) => (at * 37) % 251);
  const data = Uint8ClampedArray.from([...half, ...half].flatMap((grey) => [grey, grey, grey, 255]));
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => {}, getImageData: () => ({ data }) });
    },
  );
  expect(await join(files)).toEqual({ files, refused: [] });
});
