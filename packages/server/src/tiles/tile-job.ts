import type { Manifest, TileFormat } from '@tourwright/tour/pyramid';
import { faces } from '@tourwright/tour/sphere';
import type { Storage } from '../drivers/storage/storage.ts';
import { type CutOrder, type CutResult, cutPanorama } from './cut-panorama.ts';

/** What is done with one panorama, in this pass. */
export interface TileJob extends Pick<CutOrder, 'path' | 'threads' | 'signal' | 'workFolder' | 'onProgress'> {
  storage: Storage;
  /** Where everything of this revision lies in storage; ends with a slash. */
  prefix: string;
  /** The formats of this pass, best compression first. */
  formats: TileFormat[];
  /** What an earlier pass over the same revision has made; null before the first. */
  earlier: Manifest | null;
  /** Comes early, when the thumbnail is stored: the scene can be shown now. Not called when an earlier pass did. */
  onPreview(preview: { strip: string; thumbnailName: string }): Promise<void>;
}

const thumbnailName = 'thumbnail.jpg';
const bestFirst: readonly TileFormat[] = ['avif', 'webp', 'jpg'];

/**
 * Cuts a panorama into storage. What is stored already from a run that was killed is not made again, and the manifest
 * is written last, so it never promises a tile that is not there. A refused file leaves no tiles behind.
 */
export async function runTileJob(job: TileJob): Promise<CutResult> {
  const { storage, prefix, earlier } = job;
  const missing = job.formats.filter((format) => !earlier?.formats.includes(format));
  if (earlier && missing.length === 0) return { ok: true, manifest: earlier };
  const stored = await storedBelow(storage, prefix);
  const result = await cutPanorama({
    path: job.path,
    threads: job.threads,
    signal: job.signal,
    formats: missing,
    ...(job.workFolder === undefined ? {} : { workFolder: job.workFolder }),
    ...(job.onProgress ? { onProgress: job.onProgress } : {}),
    has: (path) => stored.has(path),
    async onTile({ path, body }) {
      await storage.put(`${prefix}${path}`, Buffer.from(body.buffer, body.byteOffset, body.length));
    },
    ...(earlier
      ? {}
      : {
          async onPreview({ strip, thumbnail }) {
            await storage.put(`${prefix}${thumbnailName}`, Buffer.from(thumbnail));
            await job.onPreview({ strip, thumbnailName });
          },
        }),
  });
  if (!result.ok) {
    for (const face of faces) await storage.deletePrefix(`${prefix}${face}/`);
    return result;
  }
  const made = new Set([...missing, ...(earlier?.formats ?? [])]);
  const manifest = { ...result.manifest, formats: bestFirst.filter((format) => made.has(format)) };
  await storage.put(`${prefix}manifest.json`, Buffer.from(JSON.stringify(manifest)));
  return { ok: true, manifest };
}

async function storedBelow(storage: Storage, prefix: string): Promise<Set<string>> {
  const paths = new Set<string>();
  for await (const { key } of storage.list(prefix)) paths.add(key.slice(prefix.length));
  return paths;
}
