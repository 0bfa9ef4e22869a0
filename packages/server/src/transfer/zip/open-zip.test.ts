import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { unpackZip, zipLimits } from './open-zip.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tourwright-zip-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
async function zipOf(
  files: Record<string, string | Buffer>,
  change: (bytes: Buffer) => void = () => {},
): Promise<string> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const path = join(folder, `${++count}.zip`);
  await pipeline(zip.outputStream, createWriteStream(path));
  const bytes = readFileSync(path);
  change(bytes);
  writeFileSync(path, bytes);
  return path;
}

/** The archive writer refuses such names itself, so they are put in afterwards. */
function renamed(from: string, to: string): (bytes: Buffer) => void {
  return (bytes) => {
    for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
  };
}

/** Sets bytes of the first entry of the central directory. */
function inDirectory(offset: number, write: (bytes: Buffer, at: number) => void): (bytes: Buffer) => void {
  return (bytes) => write(bytes, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + offset);
}

const target = () => mkdtempSync(join(folder, 'out-'));

test('unpacks files, and leaves away what systems add', async () => {
  const out = target();
  const path = await zipOf({ 'a/caf\u0065\u0301.txt': 'x', '__MACOSX/a/._b': 'y' });
  expect(await unpackZip(path, out)).toEqual(['a/caf\u00e9.txt']);
  expect(readFileSync(join(out, 'a/caf\u00e9.txt'), 'utf8')).toBe('x');
});

test.each([
  ['a name that leads out of the folder', { 'aa/b.txt': 'x' }, renamed('aa/b.txt', '../b.txt'), 'zip_slip'],
  ['an absolute name', { 'aa/b.txt': 'x' }, renamed('aa/b.txt', '/a/b.txt'), 'zip_slip'],
  ['two names that differ in their case alone', { 'a.txt': 'x', 'A.txt': 'y' }, undefined, 'zip_twice'],
  ['far more than it holds', { 'zeros.bin': Buffer.alloc(8 << 20) }, undefined, 'zip_bomb'],
  [
    'encryption',
    { 'a.txt': 'x' },
    inDirectory(8, (bytes, at) => bytes.writeUInt16LE(1, at)),
    'zip_encrypted',
  ],
  [
    'a wrong size',
    { 'a.txt': 'x'.repeat(100) },
    inDirectory(24, (bytes, at) => bytes.writeUInt32LE(10, at)),
    /zip_/,
  ],
])('an archive with %s is refused', async (_, files, change, code) => {
  const out = target();
  const path = await zipOf(files as Record<string, string>, change);
  await expect(unpackZip(path, out)).rejects.toMatchObject({
    code: typeof code === 'string' ? code : expect.stringMatching(code),
  });
  expect(existsSync(join(folder, 'b.txt'))).toBe(false);
});

test('entries that are over each other are refused', async () => {
  const path = await zipOf({ 'a.txt': 'x'.repeat(50), 'b.txt': 'y'.repeat(50) }, (bytes) => {
    const first = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    const second = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]), first + 4);
    bytes.writeUInt32LE(bytes.readUInt32LE(first + 42), second + 42);
  });
  await expect(unpackZip(path, target())).rejects.toMatchObject({ code: expect.stringMatching(/zip_/) });
});

test('more files or bytes than the limits are refused before one is unpacked', async () => {
  const path = await zipOf({ 'a.txt': 'x', 'b.txt': 'yy' });
  const out = target();
  await expect(unpackZip(path, out, { ...zipLimits, files: 1 })).rejects.toMatchObject({
    code: 'zip_too_many',
  });
  await expect(unpackZip(path, out, { ...zipLimits, totalBytes: 2 })).rejects.toMatchObject({
    code: 'zip_too_large',
  });
  expect(existsSync(join(out, 'a.txt'))).toBe(false);
});

test('an archive that ends early is damaged', async () => {
  const path = await zipOf({ 'a.txt': 'x' });
  writeFileSync(path, readFileSync(path).subarray(0, 40));
  await expect(unpackZip(path, target())).rejects.toMatchObject({ code: 'zip_damaged' });
});
