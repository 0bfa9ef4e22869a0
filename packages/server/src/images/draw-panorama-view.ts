import { type Manifest, tileUrl } from '@tourwright/tour/pyramid';
import type { View } from '@tourwright/tour/sphere';
import type { Storage } from '../drivers/storage/storage.ts';
import { drawViewApart } from '../tiles/draw-view-apart.ts';
import {
  levelOfView,
  type PictureSize,
  paintedView,
  tilesOfView,
  type ViewTask,
} from '../tiles/view-picture.ts';
import type { ViewPictures } from '../tiles/view-thread.ts';
import { fileKey, type MediaName } from './media-address.ts';

interface PanoramaView {
  storage: Storage;
  name: MediaName;
  manifest: Manifest;
  /** Radians. */
  angles: Pick<View, 'yaw' | 'pitch' | 'hfov'>;
  /** All of the same shape. */
  sizes: PictureSize[];
  signal: AbortSignal;
}

/** A view of a panorama in each size, drawn from its stored JPEG tiles in a thread; null when a tile is not there. */
export async function drawPanoramaView({
  storage,
  name,
  manifest,
  angles,
  sizes,
  signal,
}: PanoramaView): Promise<ViewPictures | null> {
  const view = paintedView(angles, sizes);
  const level = levelOfView({ ...view, width: Math.max(...sizes.map(({ width }) => width)) }, manifest);
  const tiles: ViewTask['tiles'] = [];
  for (const tile of tilesOfView(view, manifest, level)) {
    const file = await storage.read(fileKey(name, tileUrl('', tile, 'jpg')));
    if (file === null) return null;
    tiles.push({ tile, bytes: file.bytes });
  }
  const pyramid = { levels: manifest.levels, tileSize: manifest.tileSize };
  return drawViewApart({ view, pyramid, level, tiles, sizes }, signal);
}
