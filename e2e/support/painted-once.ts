/** What is painted by a formula takes longer than most tests: each picture is painted once for all workers and runs. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';

/** What the pictures depend on: where any of it changes, they are painted again. */
const sources = ['packages/demo/src/paint', 'packages/tour/src/sphere', 'e2e/support/viewer-site.ts'];

const folder = join('node_modules/.cache/tourwright-painted', hashOf(sources));
mkdirSync(folder, { recursive: true });

/** In this worker, by name. */
const painted = new Map<string, Promise<Buffer>>();

/** The picture of this name, painted where nobody has painted it yet. */
export function paintedOnce(name: string, paint: () => Promise<Buffer>): Promise<Buffer> {
  const picture = painted.get(name) ?? readOr(join(folder, name), paint);
  painted.set(name, picture);
  return picture;
}

/** An equirectangular JPEG of the painted scene; another hue is another scene. */
export function paintedPanorama(hue: number, width: number): Promise<Buffer> {
  return paintedOnce(`panorama-${hue}-${width}.jpg`, () => paintPanorama({ width, hue }));
}

/** The same with a mark on each wall, so that nothing in it can be mirrored or turned without being seen. */
export function markedPanorama(width: number): Promise<Buffer> {
  return paintedOnce(`marked-${width}.jpg`, () => paintPanorama({ width, isMarked: true }));
}

async function readOr(path: string, paint: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(path).catch(() => null);
  if (known !== null) return known;
  const picture = await paint();
  // Written atomically, since another process may paint it now.
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, picture);
  await rename(own, path);
  return picture;
}

function hashOf(places: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const place of places) {
    const files = place.endsWith('.ts') ? [place] : readdirSync(place).map((name) => join(place, name));
    for (const file of files.sort()) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
