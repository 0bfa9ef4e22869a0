import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Outgoing, storedFile, textFile } from './outgoing-file.ts';
import { writeOut } from './write-out.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-out-'));
});
afterEach(() => rm(folder, { recursive: true }));

const photo = (bytes: string | null) =>
  storedFile({ path: 'photos/hall.jpg', sizeBytes: 4 }, async () =>
    bytes === null ? null : Readable.from([Buffer.from(bytes)]),
  );
const outgoing = (bytes: string | null): Outgoing => ({
  name: 'Home',
  files: [textFile('tour.json', '{}'), photo(bytes)],
  lacking: [],
  report: [],
});
const at = new Date();

test.each(['out', 'out.zip'])(
  'a photo that is cut again meanwhile goes out as it is then (%s)',
  async (name) => {
    const path = join(folder, name);
    const tries = [null, 'new!'];
    await writeOut(path, async () => outgoing(tries.shift() ?? null), at);
    expect(tries).toEqual([]);
    expect(await readdir(folder)).toEqual([name]);
    if (name !== 'out') return;
    expect((await readdir(path)).sort()).toEqual(['photos', 'tour.json']);
    expect(await readFile(join(path, 'photos/hall.jpg'), 'utf8')).toBe('new!');
  },
);

test.each(['out', 'out.zip'])(
  'what cannot be written whole leaves nothing, and can be tried again (%s)',
  async (name) => {
    const path = join(folder, name);
    await expect(writeOut(path, async () => outgoing(null), at)).rejects.toThrow('photos/hall.jpg went');
    expect(await readdir(path).catch(() => [])).toEqual([]);
    await writeOut(path, async () => outgoing('good'), at);
    expect(await readdir(folder)).toEqual([name]);
  },
);

test('what is already there stays as it is', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await expect(writeOut(folder, async () => outgoing('good'), at)).rejects.toMatchObject({
    code: 'folder_not_empty',
  });
  const file = join(folder, 'out.zip');
  await expect(
    writeOut(
      file,
      async () => {
        await writeFile(file, 'mine too');
        return outgoing('good');
      },
      at,
    ),
  ).rejects.toThrow('EEXIST');
  expect(await readFile(file, 'utf8')).toBe('mine too');
});
