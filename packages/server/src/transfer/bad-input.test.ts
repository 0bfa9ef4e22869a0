/** Everything that may be wrong with an import: each has its own message, and leaves nothing behind. */
import { createWriteStream, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { inspectSource } from './imports/source/inspect-source.ts';
import { faultWords } from './messages.en.ts';
import type { TransferFault } from './transfer-fault.ts';
import { writeFault } from './write-report.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await openTestServer();
  await server.signUp('ann@example.com');
  folder = mkdtempSync(join(tmpdir(), 'tourwright-bad-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Files = Readonly<Record<string, string | Buffer>>;

async function zipOf(files: Files): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const path = join(folder, 'made.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  const bytes = readFileSync(path);
  rmSync(path);
  return bytes;
}

const directory = Buffer.from([0x50, 0x4b, 1, 2]);
const local = Buffer.from([0x50, 0x4b, 3, 4]);

/** The archive writer refuses such names itself, so they are put in afterwards. */
function renamed(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

/** Takes away that names are UTF-8, in every entry. */
function unsaid(bytes: Buffer): Buffer {
  for (const [mark, offset] of [
    [directory, 8],
    [local, 6],
  ] as const)
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1))
      bytes.writeUInt16LE(bytes.readUInt16LE(at + offset) & ~0x800, at + offset);
  return bytes;
}

function inFirstEntry(bytes: Buffer, change: (at: number) => void): Buffer {
  change(bytes.indexOf(directory));
  return bytes;
}

/** Both entries of the archive unpack the bytes of the first. */
function overlapping(bytes: Buffer): Buffer {
  const first = bytes.indexOf(directory);
  const second = bytes.indexOf(directory, first + 4);
  bytes.writeUInt32LE(bytes.readUInt32LE(first + 42), second + 42);
  return bytes;
}

/** Says that there are more files than any tour has. */
function countless(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const more = Buffer.alloc(56 + 20);
  more.writeUInt32LE(0x06064b50, 0);
  more.writeBigUInt64LE(44n, 4);
  more.writeBigUInt64LE(1_000_000n, 24);
  more.writeBigUInt64LE(1_000_000n, 32);
  more.writeBigUInt64LE(BigInt(end - bytes.indexOf(directory)), 40);
  more.writeBigUInt64LE(BigInt(bytes.indexOf(directory)), 48);
  more.writeUInt32LE(0x07064b50, 56);
  more.writeBigUInt64LE(BigInt(end), 64);
  more.writeUInt32LE(1, 72);
  const tail = Buffer.from(bytes.subarray(end));
  for (const offset of [8, 10]) tail.writeUInt16LE(0xffff, offset);
  for (const offset of [12, 16]) tail.writeUInt32LE(0xffffffff, offset);
  return Buffer.concat([bytes.subarray(0, end), more, tail]);
}

const photo = { 'hall.jpg': 'no photo' };
const deep = (open: string, close: string) => `${open.repeat(50_000)}${close.repeat(50_000)}`;
const entities = `<!DOCTYPE k [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => {
  const [name, inner] = [String.fromCharCode(98 + n), String.fromCharCode(97 + n)];
  return `<!ENTITY ${name} "${`&${inner};`.repeat(10)}">`;
}).join('')}]><krpano title="&j;"/>`;

const archives: [string, string, () => Promise<Buffer>][] = [
  [
    'a name that leads out',
    'zip_slip',
    async () => renamed(await zipOf({ 'aa/b.jpg': 'x' }), 'aa/b', '../b'),
  ],
  ['an absolute name', 'zip_slip', async () => renamed(await zipOf({ 'aa/b.jpg': 'x' }), 'aa/b', '/a/b')],
  ['the name of a drive', 'zip_slip', async () => renamed(await zipOf({ 'aa/b.jpg': 'x' }), 'aa/b', 'c:/b')],
  [
    'back-slashes that lead out',
    'zip_slip',
    async () => renamed(await zipOf({ 'aa/b.jpg': 'x' }), 'aa/b', '..\\b'),
  ],
  [
    'a hidden slip in a name without its encoding',
    'zip_slip',
    async () => renamed(unsaid(await zipOf({ 'äaa/b.jpg': 'x' })), 'aa/b', '/../'),
  ],
  ['far more than it holds', 'zip_bomb', () => zipOf({ 'zeros.jpg': Buffer.alloc(8 << 20) })],
  ['more files than a tour has', 'zip_too_many', async () => countless(await zipOf(photo))],
  [
    'files that lie over each other',
    'zip_bomb',
    async () => overlapping(await zipOf({ 'a.jpg': 'x'.repeat(99), 'b.jpg': 'x'.repeat(99) })),
  ],
  [
    'another archive in it',
    'zip_nested',
    async () => zipOf({ 'inner.zip': await zipOf({ 'zeros.jpg': Buffer.alloc(8 << 20) }) }),
  ],
  [
    'encryption',
    'zip_encrypted',
    async () => {
      const bytes = await zipOf(photo);
      return inFirstEntry(bytes, (at) => bytes.writeUInt16LE(1, at + 8));
    },
  ],
  ['less than it says', 'zip_damaged', async () => (await zipOf(photo)).subarray(0, 60)],
  ['nothing but its beginning', 'zip_damaged', async () => (await zipOf(photo)).subarray(0, 4)],
  ['one name twice', 'zip_twice', () => zipOf({ 'a.jpg': 'x', 'A.jpg': 'y' })],
  [
    'names of an unknown encoding',
    'zip_names',
    async () => renamed(await zipOf({ 'éé/b.jpg': 'x' }), 'Ã©Ã©', '\x91\xE5\x95\xC0'),
  ],
  [
    'Japanese names that say no encoding',
    'zip_names',
    async () => unsaid(renamed(await zipOf({ 'éé/b.jpg': 'x' }), '\xC3\xA9\xC3\xA9', '\x88\xC4\xB0\xC9')),
  ],
];

test.each(archives)('an archive with %s is refused (%s) and leaves nothing', async (_, code, make) => {
  const path = join(folder, 'tour.zip');
  writeFileSync(path, await make());
  await expectRefused(path, code);
});

const documents: [string, string, string, string][] = [
  ['entities', 'tour.xml', 'xml_entities', entities],
  ['an outer entity', 'tour.xml', 'xml_entities', '<!DOCTYPE k SYSTEM "file:///etc/passwd"><krpano/>'],
  ['XML that is nested deeply', 'tour.xml', 'too_deep', `<krpano>${deep('<layer>', '</layer>')}</krpano>`],
  [
    'XML with too many elements',
    'tour.xml',
    'too_many_values',
    `<krpano>${'<view/>'.repeat(200_000)}</krpano>`,
  ],
  ['XML that ends early', 'tour.xml', 'malformed', '<krpano><scene name="a">'],
  ['JSON that is nested deeply', 'tour.json', 'too_deep', `{"scenes":${deep('[', ']')}}`],
  ['JSON with too many values', 'tour.json', 'too_many_values', `{"scenes":[${'1,'.repeat(500_000)}1]}`],
  ['JSON that ends early', 'tour.json', 'malformed', '{"scenes":{"a":'],
  ['JSON that is larger than any tour', 'tour.json', 'too_large', `{"scenes":"${'x'.repeat(9 << 20)}"}`],
  ['a script that is nested deeply', 'data.js', 'too_deep', `var APP_DATA = ${deep('[', ']')};`],
];

test.each(documents)('%s (%s) is refused (%s) and leaves nothing', async (_, name, code, text) => {
  const path = join(mkdtempSync(join(folder, 'one-')), name);
  writeFileSync(path, text);
  await expectRefused(path, code);
});

test.each([
  ['tour.xml', '<krpano>'],
  ['tour.json', '{"scenes":'],
  ['data.js', 'var APP_DATA = '],
])('a %s of 100 MB is refused before it is read', async (name, begin) => {
  const path = join(mkdtempSync(join(folder, 'large-')), name);
  writeFileSync(path, begin);
  truncateSync(path, 100 * 2 ** 20);
  await expectRefused(path, 'too_large');
});

test('a document with names that change how objects work comes in without them', async () => {
  const path = join(mkdtempSync(join(folder, 'proto-')), 'tour.json');
  const evil = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
  writeFileSync(
    path,
    `{"default":{${evil}},"scenes":{"a":{"title":"A",${evil}},"__proto__":{"title":"B"}},${evil}}`,
  );
  const came = await server.transfer.import(path, 'ann@example.com', 'x');
  expect(came.scenes).toBe(1);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  const { rows } = await server.services.database.pool.query('select document from tours where id = $1', [
    came.tourId,
  ]);
  expect(JSON.stringify(rows[0].document)).not.toContain('polluted');
});

test('names as UTF-8 without saying so, and in the code page of DOS, are read as they were written', async () => {
  const photos = await zipOf({ 'Küche/Öfen.jpg': 'x' });
  const dos = renamed(photos, 'K\xC3\xBCche/\xC3\x96fen', 'K\x81che__/\x99fen');
  for (const [bytes, scene] of [
    [unsaid(Buffer.from(photos)), 'Öfen'],
    [unsaid(dos), 'Öfen'],
  ] as const) {
    const path = join(folder, 'names.zip');
    writeFileSync(path, bytes);
    const work = mkdtempSync(join(folder, 'work-'));
    expect((await inspectSource(path, work)).scenes).toEqual([scene]);
  }
});

async function expectRefused(path: string, code: string): Promise<void> {
  const before = await stored();
  const fault = await server.transfer.import(path, 'ann@example.com', 'x').then(
    () => null,
    (error: TransferFault) => error,
  );
  expect(fault).toMatchObject({ name: 'TransferFault', code });
  expect(faultWords).toHaveProperty(code);
  const sentence = writeFault(fault as TransferFault);
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(sentence).not.toMatch(/[{}]|undefined/);
  expect(await stored()).toEqual(before);
}

/** Tours, files in the storage, and what is unpacked at the moment. */
async function stored() {
  const { pool } = server.services.database;
  const keys: string[] = [];
  for await (const { key } of server.services.storage.list('')) keys.push(key);
  const { rows } = await pool.query('select id from tours union all select media_key from images order by 1');
  const work = await readdir(join(server.services.config.dataDir, 'work')).catch(() => []);
  return { rows, keys, work };
}
