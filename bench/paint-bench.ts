import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';

/** Pixels around of the painted scene, which takes its time to paint; larger pictures are this one, enlarged. */
const paintedWidth = 1024;

/**
 * Writes a panorama as large as wanted with about the bytes per pixel of a photo: a painted scene under film grain,
 * since flat walls would flatter every encoder. The same width gives the same file.
 */
export async function paintBench(width: number, file: string): Promise<string> {
  const height = width / 2;
  const room = sharp(await paintPanorama({ width: paintedWidth, format: 'png' })).resize(width, height);
  await room
    .composite([{ input: await grainTile(), tile: true, blend: 'hard-light' }])
    .jpeg({ quality: 90 })
    .toFile(file);
  return file;
}

async function grainTile(): Promise<Buffer> {
  const size = 512;
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pixels = Uint8Array.from({ length: size * size * 3 }, () => 128 + (random() + random() - 1) * 40);
  const grain = sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
  return grain.blur(0.6).png().toBuffer();
}
