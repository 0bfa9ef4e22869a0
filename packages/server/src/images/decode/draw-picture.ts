import { decode, inSrgb, maxHeight, maxWidth } from '@tourwright/cutter/server';
import sharp from 'sharp';
import type { TaskOf } from './decode-tasks.ts';

/** Without optimised coding, for which the encoder would hold the whole picture: 800 MB for 16384x8192. */
const copyJpeg = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false };
const thumbnail = { width: 640, height: 640, quality: 78 };
const limitInputPixels = maxWidth * maxHeight;

/** This decodes the picture, so it also finds what is damaged. */
export function drawThumbnail({ path, colours }: TaskOf<'thumbnail'>): Promise<Uint8Array> {
  const { quality, ...box } = thumbnail;
  const drawn = sharp(path, { limitInputPixels })
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' });
  return decode(inSrgb(drawn, colours).jpeg({ quality }).toBuffer());
}

/** Upright, in colours that browsers show, without metadata. */
export async function drawCopy({ path, to, ending, orientation, colours }: TaskOf<'copy'>): Promise<null> {
  const picture = sharp(path, { limitInputPixels, sequentialRead: orientation === 1 }).autoOrient();
  const drawn = inSrgb(picture, colours);
  await decode((ending === 'png' ? drawn.png() : drawn.jpeg(copyJpeg)).toFile(to));
  return null;
}

/** Draws a logo as PNG within a square of `edge` pixels, upright and without metadata. */
export async function drawLogo({ path, to, edge }: TaskOf<'logo'>): Promise<null> {
  const box = { width: edge, height: edge, fit: 'inside', withoutEnlargement: true } as const;
  await decode(sharp(path, { limitInputPixels }).autoOrient().resize(box).png().toFile(to));
  return null;
}
