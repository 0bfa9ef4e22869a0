/** Archives with altered bytes: each is unpacked within its limits, or refused with a code. */
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { TransferFault } from '../transfer-fault.ts';
import { openZip, unpackZip } from './open-zip.ts';

const limits = { files: 20, totalBytes: 100_000, ratio: 20 };
let folder: string;
let whole: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tourwright-any-zip-'));
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('{"scenes":{}}'.repeat(20)), 'tour.json');
  zip.addBuffer(Buffer.from('photo'), 'images/Küche.jpg', { compress: false });
  zip.addBuffer(Buffer.alloc(5000), 'zeros.bin');
  zip.addEmptyDirectory('empty/');
  zip.end({ forceZip64Format: false, comment: 'x' });
  const path = join(folder, 'whole.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  whole = readFileSync(path);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bytes that mean something to the format, and any others. */
const byte = fc.oneof(fc.constantFrom(0, 1, 0x2e, 0x2f, 0x5c, 0x50, 0x4b, 0xff), fc.nat(255));
const changes = fc.array(fc.tuple(fc.nat(), byte), { minLength: 1, maxLength: 8 });
const cut = fc.option(fc.nat(), { freq: 10 });

/** All files below a folder, with their sizes. */
function filesIn(path: string): number[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
}

test('twenty thousand damaged archives are unpacked within their limits, or refused', async () => {
  const path = join(folder, 'changed.zip');
  const outer = join(folder, 'outer');
  await fc.assert(
    fc.asyncProperty(changes, cut, async (changed, end) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of changed) bytes[at % bytes.length] = value;
      writeFileSync(path, end === null ? bytes : bytes.subarray(0, end % bytes.length));
      const inner = join(outer, 'a/b/c');
      mkdirSync(inner, { recursive: true });
      try {
        const names = await unpackZip(path, inner, limits);
        expect(filesIn(inner)).toHaveLength(names.length);
      } catch (error) {
        if (!(error instanceof TransferFault)) throw error;
      }
      const sizes = filesIn(inner);
      expect(sizes.length).toBeLessThanOrEqual(limits.files);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.totalBytes);
      // Nothing is outside.
      expect(filesIn(outer)).toHaveLength(sizes.length);
      rmSync(outer, { recursive: true });
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 1_000_000) / 50 },
  );
});

const million = Number(process.env['FUZZ_RUNS'] ?? 1_000_000);
/** Mostly in the directory, where sizes, places and names stand. */
const inDirectory = fc.array(fc.tuple(fc.oneof({ weight: 4, arbitrary: fc.nat(340) }, fc.nat()), byte), {
  minLength: 1,
  maxLength: 8,
});

test('of a million damaged directories each is listed within its limits, or refused', async () => {
  const path = join(folder, 'directory.zip');
  let listed = 0;
  await fc.assert(
    fc.asyncProperty(inDirectory, cut, async (changed, end) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of changed) bytes[bytes.length - 1 - (at % bytes.length)] = value;
      writeFileSync(path, end === null ? bytes : bytes.subarray(0, end % bytes.length));
      const zip = await openZip(path, limits).catch((error) => {
        if (!(error instanceof TransferFault)) throw error;
        return null;
      });
      if (zip === null) return;
      listed++;
      const { names } = zip;
      zip.close();
      const isWithin = (name: string) =>
        resolve(folder, name).startsWith(folder + sep) && !/[\\]|^\/|\uFFFD/.test(name);
      if (!names.every(isWithin)) throw new Error(JSON.stringify(names));
      if (new Set(names.map((name) => name.toLowerCase())).size !== names.length)
        throw new Error('One twice');
      const total = names.reduce((sum, name) => sum + zip.sizeOf(name), 0);
      if (names.length > limits.files || !(total <= limits.totalBytes)) throw new Error(String(total));
    }),
    { numRuns: million },
  );
  expect(listed).toBeGreaterThan(million / 100);
});
