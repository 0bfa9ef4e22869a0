import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A panorama unlike any other, as JPEG; of large flat pieces, so that it is small. */
export async function panorama(width = 512): Promise<Buffer> {
  const noise = sharp(randomBytes(16 * 8 * 3), { raw: { width: 16, height: 8, channels: 3 } });
  return noise
    .resize(width, width / 2, { kernel: 'nearest' })
    .jpeg()
    .toBuffer();
}
