import type { CutResult, CutterWork } from '@tourwright/cutter/server';
import { rightFolder } from '@tourwright/cutter/server';
import { type Manifest, planPyramid, type TileFormat } from '@tourwright/tour/pyramid';
import { faces } from '@tourwright/tour/sphere';
import type { Storage } from '../../drivers/storage/storage.ts';
import { addMissing, checksumOf, readChecksums, writeChecksums } from './tile-checksums.ts';

/** What is done with one panorama, in this pass. */
export interface TileJob
  extends Pick<
    CutterWork,
    | 'path'
    | 'sha256'
    | 'limits'
    | 'signal'
    | 'workFolder'
    | 'onProgress'
    | 'adjustment'
    | 'logoPath'
    | 'onCopy'
  > {
  /** Cuts it here or in another process. */
  cut(work: CutterWork): Promise<CutResult>;
  storage: Storage;
  /** Where everything of this revision is in storage; ends with a slash. */
  prefix: string;
  /** The formats of this pass, best compression first. */
  formats: TileFormat[];
  /** What was made of the same revision before: by a whole pass, or an early view of one that was killed. */
  earlier: Manifest | null;
  /** Of what was made before some tiles are gone: they are made again. */
  isRepair?: boolean;
  /**
   * Comes early: the scene can be shown now, with the tiles that the manifest names if there is one. Not called after
   * a first pass.
   */
  onPreview(view: { strip: string; thumbnailName: string; manifest: Manifest | null }): Promise<void>;
}

const thumbnailName = 'thumbnail.jpg';
/** Of either eye. */
const tilePath = /^(?:right\/)?[fblrud]\/\d/;
const bestFirst: readonly TileFormat[] = ['avif', 'webp', 'jpg'];

/**
 * Cuts a panorama into storage. What is stored already from a run that was killed is not made again, and the manifest
 * is written last, so it never promises a tile that is not there. A refused file leaves no tiles behind.
 */
export async function runTileJob(job: TileJob): Promise<CutResult> {
  const { storage, prefix } = job;
  const earlier = job.earlier && isWhole(job.earlier) ? job.earlier : null;
  const missing = job.isRepair && earlier ? earlier.formats : missingFormats(job.formats, earlier);
  if (earlier && missing.length === 0) return { ok: true, manifest: earlier };
  const stored = await storedBelow(storage, prefix);
  const sums = await readChecksums(storage, prefix);
  const result = await job.cut({
    path: job.path,
    signal: job.signal,
    formats: missing,
    ...(job.sha256 === undefined ? {} : { sha256: job.sha256 }),
    ...(job.limits === undefined ? {} : { limits: job.limits }),
    ...(job.workFolder === undefined ? {} : { workFolder: job.workFolder }),
    ...(job.adjustment ? { adjustment: job.adjustment } : {}),
    ...(job.logoPath === undefined ? {} : { logoPath: job.logoPath }),
    ...(job.onCopy ? { onCopy: job.onCopy } : {}),
    ...(job.onProgress ? { onProgress: job.onProgress } : {}),
    stored,
    async onTile({ path, body }) {
      const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
      sums.set(path, checksumOf(bytes));
      await storage.put(`${prefix}${path}`, bytes);
    },
    ...(earlier
      ? {}
      : {
          async onPreview({ strip, thumbnail, manifest }) {
            await storage.put(`${prefix}${thumbnailName}`, Buffer.from(thumbnail));
            await job.onPreview({ strip, thumbnailName, manifest });
          },
        }),
  });
  if (!result.ok) {
    const folders = [...faces.map((face) => `${face}/`), rightFolder];
    for (const folder of folders) await storage.deletePrefix(`${prefix}${folder}`);
    return result;
  }
  await addMissing(storage, prefix, tilesIn(stored), sums);
  await writeChecksums(storage, prefix, sums);
  const made = new Set([...missing, ...(earlier?.formats ?? [])]);
  const manifest = { ...result.manifest, formats: bestFirst.filter((format) => made.has(format)) };
  await storage.put(`${prefix}manifest.json`, Buffer.from(JSON.stringify(manifest)));
  return { ok: true, manifest };
}

function tilesIn(paths: Iterable<string>): string[] {
  return [...paths].filter((path) => tilePath.test(path));
}

/** The manifest of an early view names the coarsest level only. */
function isWhole({ source, levels }: Manifest): boolean {
  return levels.length === planPyramid(source.width).levels.length;
}

/**
 * The formats that are to be made. A stereo photo that was cut for the left eye only, as before, has none of them for the
 * right; the left one's tiles are stored and not made again.
 */
function missingFormats(wanted: readonly TileFormat[], earlier: Manifest | null): TileFormat[] {
  const { formats: made = [], stereo, right } = earlier ?? {};
  if (stereo && !right) return bestFirst.filter((format) => wanted.includes(format) || made.includes(format));
  return wanted.filter((format) => !made.includes(format));
}

async function storedBelow(storage: Storage, prefix: string): Promise<Set<string>> {
  const paths = new Set<string>();
  for await (const { key } of storage.list(prefix)) paths.add(key.slice(prefix.length));
  return paths;
}
