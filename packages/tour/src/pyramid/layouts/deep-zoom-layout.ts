import { type Face, faces } from '../../sphere/index.ts';
import type { TileLayout, TileLevel } from '../tile-layout.ts';
import { isCount } from './level-sizes.ts';

/** What a Deep Zoom descriptor says of its image. */
export interface DeepZoomImage {
  width: number;
  height: number;
  tileSize: number;
  overlap: number;
  format: string;
}

/** Coarser levels than this only cost requests. */
const leastFaceSize = 200;

/** Reads a Deep Zoom descriptor (`.dzi`, XML or its JSON form); null when it is not one. */
export function readDeepZoom(text: string): DeepZoomImage | null {
  const numberOf = (name: string) => Number(attributeOf(text, name) ?? Number.NaN);
  const [width, height, tileSize] = [numberOf('Width'), numberOf('Height'), numberOf('TileSize')];
  const overlap = Number(attributeOf(text, 'Overlap') ?? 0);
  const format = attributeOf(text, 'Format') ?? 'jpg';
  if (!isCount(width) || !isCount(height) || !isCount(tileSize) || !/^[a-z0-9]{1,5}$/i.test(format))
    return null;
  return Number.isInteger(overlap) && overlap >= 0 && overlap < tileSize
    ? { width, height, tileSize, overlap, format }
    : null;
}

/** `Name="value"` of XML, or `"Name": value` of JSON. */
function attributeOf(text: string, name: string): string | undefined {
  const found = new RegExp(`(?:\\b${name}=["']|"${name}":\\s*"?)([A-Za-z0-9]{1,10})`).exec(
    text.slice(0, 10_000),
  );
  return found?.[1];
}

/**
 * The layout of six Deep Zoom images, one for each face, by the addresses of their descriptors. Levels count from that of a
 * single pixel. Null when the faces are not square.
 */
export function deepZoomLayout(
  descriptors: Readonly<Record<Face, string>>,
  { width, height, tileSize, overlap, format }: DeepZoomImage,
): TileLayout | null {
  if (width !== height) return null;
  const finest = Math.ceil(Math.log2(width));
  const levels: TileLevel[] = [];
  for (let level = 0; level <= finest; level++) {
    const faceSize = Math.ceil(width / 2 ** (finest - level));
    if (faceSize < leastFaceSize && level < finest) continue;
    levels.push({ name: String(level), faceSize, tileSize, overlap });
  }
  const folders = faces.map((face) => [face, folderOf(descriptors[face])]);
  return {
    address: `{face}/{level}/{column}_{row}.${format}`,
    levels,
    firstIndex: 0,
    faceNames: Object.fromEntries(folders) as Record<Face, string>,
  };
}

/** `front.dzi` has its tiles in `front_files`, also where a query follows. */
function folderOf(descriptor: string): string {
  return descriptor.replace(/\.(?:dzi|xml|json)?(?:[?#].*)?$/is, '_files');
}
