import type { ImageInfo, SiteOptions } from '@tourwright/api';
import { type Manifest, readManifest, type TileFormat } from '@tourwright/tour/pyramid';
import type { OutgoingFile } from '../exports/outgoing-file.ts';
import { siteFile } from './site-file.ts';
import type { SiteParts } from './site-parts.ts';
import { scriptsOf } from './tile-script.ts';

interface SiteTiles {
  panorama: NonNullable<ImageInfo['panorama']>;
  files: OutgoingFile[];
  /** Pixels across, where that is less than the photo has; else null. */
  width: number | null;
}

const tilePath = /^(?:\w+\/)?[frblud]\/(\d+)\/\d+\/\d+\.(avif|webp|jpg)$/;

/**
 * The tiles of a panorama in a folder of the site, in the formats that are wanted (or the best known one, where it has none of
 * them), up to the level that is wanted; null when its manifest cannot be read.
 */
export async function siteTiles(
  { openFile, filesBelow }: Pick<SiteParts, 'openFile' | 'filesBelow'>,
  { baseUrl, manifest, preview }: NonNullable<ImageInfo['panorama']>,
  folder: string,
  options: SiteOptions,
): Promise<SiteTiles | null> {
  const read = readManifest(manifest);
  if (!read.ok) return null;
  const kept = keptOf(read.manifest, options);
  const { levels, formats } = kept;
  const asScripts = options.opensAsFile ? formats.at(-1) : undefined;
  const files: OutgoingFile[] = [];
  for await (const { path, sizeBytes } of filesBelow(baseUrl)) {
    const [, level, format] = tilePath.exec(path) ?? [];
    if (format === undefined || Number(level) >= levels.length) continue;
    if (!formats.includes(format as TileFormat)) continue;
    const at = { path: `${folder}${path}`, sizeBytes };
    const file = siteFile(at, (range) => openFile(`${baseUrl}${path}`, range));
    files.push(file);
    if (format === asScripts) files.push(...scriptsOf(file));
  }
  const isSmaller = levels.length < read.manifest.levels.length;
  return {
    panorama: { baseUrl: folder, manifest: kept, preview },
    files,
    width: isSmaller ? widthOf(read.manifest, levels.length - 1) : null,
  };
}

function keptOf(manifest: Manifest, { largestWidth, formats: wanted }: SiteOptions): Manifest {
  const levels = manifest.levels.filter(
    (_, index) => index === 0 || largestWidth === null || widthOf(manifest, index) <= largestWidth,
  );
  const formats = manifest.formats.filter((format) => wanted.includes(format));
  return { ...manifest, levels, formats: formats.length > 0 ? formats : manifest.formats.slice(-1) };
}

/** Pixels across the whole picture at a level. */
function widthOf({ levels, source }: Manifest, index: number): number {
  const [own, finest] = [levels[index]?.faceSize ?? 1, levels.at(-1)?.faceSize ?? 1];
  return Math.round((source.width * own) / finest);
}
