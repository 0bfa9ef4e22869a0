import { type Manifest, tileUrl } from '@tourwright/tour/pyramid';
import type { View } from '@tourwright/tour/sphere';
import type { Storage } from '../../drivers/storage/storage.ts';
import type { Decoder } from '../decode/decoder.ts';
import {
  levelOfView,
  type PictureSize,
  paintedView,
  tilesOfView,
  type ViewTask,
} from '../stills/view-picture.ts';
import { fileKey, type MediaName } from './media-address.ts';

/** Tiles and pictures of the largest screens. */
const drawingBytes = 256 << 20;

interface PanoramaView {
  storage: Storage;
  decoder: Decoder;
  name: MediaName;
  manifest: Manifest;
  /** Radians. */
  angles: Pick<View, 'yaw' | 'pitch' | 'hfov'>;
  /** All of the same shape. */
  sizes: PictureSize[];
  signal: AbortSignal;
}

/** A view of a panorama in each size, drawn from its stored JPEG tiles; null when a tile is not there. */
export async function drawPanoramaView({
  storage,
  decoder,
  name,
  manifest,
  angles,
  sizes,
  signal,
}: PanoramaView): Promise<Uint8Array[] | null> {
  const view = paintedView(angles, sizes);
  const level = levelOfView({ ...view, width: Math.max(...sizes.map(({ width }) => width)) }, manifest);
  const tiles: ViewTask['tiles'] = [];
  for (const tile of tilesOfView(view, manifest, level)) {
    const file = await storage.read(fileKey(name, tileUrl('', tile, 'jpg')));
    if (file === null) return null;
    tiles.push({ tile, bytes: file.bytes });
  }
  const pyramid = { levels: manifest.levels, tileSize: manifest.tileSize };
  const task = { view, pyramid, level, tiles, sizes };
  return decoder.run('view', task, { memoryBytes: drawingBytes, signal });
}
