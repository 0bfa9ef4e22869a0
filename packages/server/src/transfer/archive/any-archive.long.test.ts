/** Our own archives with altered texts: each gives a valid tour, or a reason. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTour } from '@tourwright/tour/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TransferFault } from '../transfer-fault.ts';
import type { OpenZip } from '../zip/open-zip.ts';
import { archiveInZip } from './archive-source.ts';
import { checkedTourOf } from './import-archive.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tourwright-any-archive-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const photo = { slug: 'elsewhere/hall.jpg', path: 'files/hall.jpg', sha256: '0'.repeat(64), sizeBytes: 5 };
const manifest = JSON.stringify({
  format: 'tourwright-tour',
  formatVersion: 1,
  exportedAt: '2026-11-25T12:00:00Z',
  name: 'Loft',
  tourId: 'elsewhere',
  userId: 'somebody',
  document: 'tour.json',
  versions: [
    { version: 1, kind: 'named', name: 'A', at: '2026-11-25T12:00:00Z', document: 'versions/1.json' },
  ],
  files: [photo, { ...photo, slug: 'users/somebody/logo.png' }],
});
const hotspot = { id: 'h', kind: 'link', targetSceneId: 2, position: [0, 0, -1], rotation: 0 };
const scene = { slug: 'elsewhere/hall.jpg', cameraPosition: [0, 0, 0.01], videos: [] };
const document = JSON.stringify({
  ...{ schema: 1, id: 'elsewhere', user_id: 'somebody', updated_at: '2026-11-25T12:00:00Z', version: 4 },
  ...{ activity: 'published', published_version: 4, published_at: '2026-11-25T12:00:00Z', name: 'Loft' },
  ...{ audio: [], brochures: [], floorPlans: [], initialSceneId: 1 },
  scenes: [
    { ...scene, id: 1, name: 'Hall', hotspots: [hotspot] },
    { ...scene, id: 2, name: 'Attic', hotspots: [] },
  ],
});

const value = fc.oneof(
  fc.constantFrom(
    'null',
    '[]',
    '{}',
    '0',
    '-1',
    '1e400',
    '"../x"',
    '"__proto__"',
    '{"__proto__":{"polluted":1}}',
  ),
  fc.jsonValue().map((made) => JSON.stringify(made)),
);
/** Replaces values, and now and then anything. */
function changed(text: string): fc.Arbitrary<string> {
  const change = fc.tuple(fc.nat(), fc.boolean(), value, fc.nat(20));
  return fc.array(change, { maxLength: 4 }).map((changes) =>
    changes.reduce((current, [where, isValue, put, gone]) => {
      const values = [...current.matchAll(/(?<=[:,[])("[^"]*"|-?[\d.]+|\[[^[\]{}]*\]|\{[^[\]{}]*\})/g)];
      const found = isValue ? values[where % Math.max(1, values.length)] : undefined;
      const at = found?.index ?? where % (current.length + 1);
      return current.slice(0, at) + put + current.slice(at + (found?.[0].length ?? gone));
    }, text),
  );
}

/** An archive of these texts, of which each file has five bytes. */
function zipOf(texts: Readonly<Record<string, string>>): OpenZip {
  const names = [...Object.keys(texts), 'files/hall.jpg'];
  return {
    names,
    has: (name) => names.includes(name),
    sizeOf: (name) => (name in texts ? Buffer.byteLength(texts[name] ?? '') : 5),
    extract: async (name, path) => writeFileSync(path, texts[name] ?? 'photo'),
    close() {},
  };
}

const runs = Number(process.env['FUZZ_RUNS'] ?? 1_000_000) / 10;

test('a hundred thousand archives give a tour that may be stored, or say what is wrong with them', async () => {
  let came = 0;
  await fc.assert(
    fc.asyncProperty(changed(manifest), changed(document), async (index, tour) => {
      try {
        const source = await archiveInZip(zipOf({ 'tourwright.json': index, 'tour.json': tour }), folder);
        if (source === null) throw new Error('It has a manifest');
        const found = await checkedTourOf(source);
        const ofServer = { version: 1, published_version: null, published_at: null, activity: 'unpublished' };
        if (!parseTour({ ...found.tour, ...ofServer, id: 'x', user_id: 'x', updated_at: '' }).ok)
          throw new Error(tour);
        came++;
      } catch (error) {
        if (!(error instanceof TransferFault)) throw error;
      }
      if (({} as { polluted?: unknown }).polluted !== undefined) throw new Error('The prototype was changed');
    }),
    { numRuns: runs },
  );
  expect(came).toBeGreaterThan(runs / 100);
});
