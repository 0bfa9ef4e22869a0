import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';

/** Paints a panorama of two levels, 2560 by 1280 pixels, as JPEG in a folder; gives its path. */
export async function writePaintedRoom(folder: string): Promise<string> {
  const path = join(folder, 'room.jpg');
  const room = sharp(await paintPanorama({ width: 1024, format: 'png' }));
  await room.resize(2560, 1280).jpeg({ quality: 92 }).toFile(path);
  return path;
}
