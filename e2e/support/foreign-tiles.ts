/** A painted scene as other tools cut it: `/foreign/{tool}/...`, small, with faces whose sizes do not halve exactly. */
import { paintedColour } from '@tourwright/demo/paint';
import { directionOfFace, type Face, faces } from '@tourwright/tour/sphere';
import sharp, { type Sharp } from 'sharp';
import { paintedOnce } from './painted-once.ts';
import type { SiteFile } from './viewer-site.ts';

export const foreignFaceSize = 701;
const tileSize = 256;
/** As Pannellum's generator halves: without the rest. */
const sizes = [175, 350, foreignFaceSize];
/** As Deep Zoom does: with it. */
const deepSizes = [351, foreignFaceSize];
const deepOverlap = 2;
const stripEdge = 128;

/** A level of a face, painted once. */
function level(face: Face, size: number): Promise<Buffer> {
  return paintedOnce(`foreign-marked-${face}-${size}.png`, async () => {
    if (size !== foreignFaceSize)
      return sharp(await level(face, foreignFaceSize))
        .resize(size, size)
        .png()
        .toBuffer();
    const pixels = Buffer.alloc(size * size * 3);
    for (let at = 0; at < size * size; at++) {
      const direction = directionOfFace(
        face,
        ((at % size) + 0.5) / size,
        (Math.floor(at / size) + 0.5) / size,
      );
      pixels.set(paintedColour(direction, { isMarked: true }).map(Math.round), at * 3);
    }
    return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
      .png()
      .toBuffer();
  });
}

async function tile(
  face: Face,
  size: number,
  row: number,
  column: number,
  overlap = 0,
): Promise<Sharp | null> {
  const start = (index: number) => Math.max(0, index * tileSize - overlap);
  const end = (index: number) => Math.min(size, (index + 1) * tileSize + overlap);
  const [left, top] = [start(column), start(row)];
  if (left >= size || top >= size) return null;
  const part = { left, top, width: end(column) - left, height: end(row) - top };
  return sharp(await level(face, size)).extract(part);
}

/** One below the other, in Marzipano's order. */
async function strip(): Promise<Sharp> {
  const inputs = await Promise.all(
    [...'bdflru'].map(async (face, index) => ({
      input: await sharp(await level(face as Face, 175))
        .resize(stripEdge, stripEdge)
        .toBuffer(),
      left: 0,
      top: index * stripEdge,
    })),
  );
  const background = { r: 0, g: 0, b: 0 };
  return sharp({ create: { width: stripEdge, height: stripEdge * 6, channels: 3, background } }).composite(
    inputs,
  );
}

const descriptor = `<?xml version="1.0" encoding="utf-8"?>
<Image TileSize="${tileSize}" Overlap="${deepOverlap}" Format="png" xmlns="http://schemas.microsoft.com/deepzoom/2008">
<Size Width="${foreignFaceSize}" Height="${foreignFaceSize}"/></Image>`;

/** The file at an address of another tool; null when there is none. */
export async function foreignFile(path: string): Promise<SiteFile | null> {
  if (/^\/foreign\/deep-zoom\/[frblud]\.dzi$/.test(path))
    return { type: 'application/xml', body: descriptor };
  const picture = await pictureAt(path);
  return picture && { type: 'image/png', body: await picture.png().toBuffer() };
}

async function pictureAt(path: string): Promise<Sharp | null> {
  const [, tool = '', rest = ''] = /^\/foreign\/([a-z-]+)\/(.*)\.png$/.exec(path) ?? [];
  const parts = rest.split(/[/_]/);
  const numbers = parts.filter((part) => /^\d+$/.test(part)).map(Number);
  const face = faces.find((each) => parts.includes(each)) ?? 'f';
  if (rest === 'preview') return strip();
  if (tool === 'faces') return sharp(await level(face, foreignFaceSize));
  const [at = 0, first = 0, second = 0] = numbers;
  if (tool === 'pannellum' || tool === 'marzipano') {
    return tile(face, sizes[at - 1] ?? 0, first, second);
  }
  if (tool === 'krpano') return tile(face, sizes[at - 1] ?? 0, first - 1, second - 1);
  // Level 10 is the finest of 701 pixels; columns precede rows.
  return tool === 'deep-zoom' ? tile(face, deepSizes[at - 9] ?? 0, second, first, deepOverlap) : null;
}
