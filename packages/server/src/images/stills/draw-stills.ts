import type { Manifest } from '@tourwright/tour/pyramid';
import type { Storage } from '../../drivers/storage/storage.ts';
import type { Decoder } from '../decode/decoder.ts';
import { drawPanoramaView } from '../media/draw-panorama-view.ts';
import { fileKey, type MediaName } from '../media/media-address.ts';
import { type StillGroup, stillFolder } from './still-files.ts';

interface Parts {
  storage: Storage;
  decoder: Decoder;
}

interface Wanted {
  name: MediaName;
  manifest: Manifest;
  groups: readonly StillGroup[];
  signal: AbortSignal;
  /** Called before each class of screens that has to be drawn. */
  beforeEach?(): Promise<void>;
}

/** What came of it: `impossible` where a tile is not there, or the panorama has none that can be drawn from. */
export type Drawn = 'drawn' | 'there' | 'impossible';

/** The stills that a panorama has. */
export async function storedStills(storage: Storage, name: MediaName): Promise<Set<string>> {
  const paths = new Set<string>();
  const base = fileKey(name, '');
  for await (const { key } of storage.list(fileKey(name, stillFolder))) paths.add(key.slice(base.length));
  return paths;
}

/** Draws what is missing of a view's stills, one class of screens after the other: each takes some tens of megabytes. */
export async function drawStills(
  { storage, decoder }: Parts,
  { name, manifest, groups, signal, beforeEach }: Wanted,
): Promise<Drawn> {
  if (!canBeDrawn(manifest)) return 'impossible';
  const stored = await storedStills(storage, name);
  let drawn: Drawn = 'there';
  for (const { screens, files } of groups) {
    const missing = files.filter(({ path }) => !stored.has(path));
    if (missing.length === 0) continue;
    await beforeEach?.();
    signal.throwIfAborted();
    const sizes = missing.map(({ size }) => size);
    const order = { storage, decoder, name, manifest, angles: screens.angles, sizes, signal };
    const pictures = await drawPanoramaView(order);
    // A tile went while we looked.
    if (pictures === null) return 'impossible';
    for (const [index, { path }] of missing.entries()) {
      const picture = pictures[index];
      if (picture) await storage.put(fileKey(name, path), Buffer.from(picture));
    }
    drawn = 'drawn';
  }
  return drawn;
}

/** Whether views of a panorama are the same on each screen, and its tiles can be read by the server. */
export function canBeDrawn({ formats, coverage }: Manifest): boolean {
  return formats.includes('jpg') && !coverage;
}
