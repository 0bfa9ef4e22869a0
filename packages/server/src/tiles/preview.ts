/** What can be shown of a panorama long before its tiles: a strip of tiny faces to inline, and a thumbnail. */
import { type Direction, directionOfFace, faces, type View } from '@tourwright/tour/sphere';
import sharp, { type Sharp } from 'sharp';
import { mixColour } from './adjust/small-picture.ts';
import { type Backdrop, createBackdrop, paintBackdrop } from './backdrop.ts';
import { paintView } from './paint-view.ts';
import type { Panorama } from './panorama.ts';
import { decode } from './picture.ts';
import { openSmall } from './source.ts';

export interface Preview {
  /** Data URL of six faces f r b l u d side by side, at most 8 KiB. */
  strip: string;
  /** JPEG, 640x360: what a visitor sees first. */
  thumbnail: Uint8Array;
}

/** A small equirectangular picture, RGB. */
interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const thumbnailWidth = 2048;
const stripWidth = 512;
const faceSize = 80;
const maxStripLength = 8192;
const thumbnailView: View = { yaw: 0, pitch: 0, hfov: (100 * Math.PI) / 180, width: 640, height: 360 };

/** The small version of a panorama, and the file with the pixels of its area (libvips' own format). */
interface SmallPanorama {
  small: Panorama;
  file: string;
}

/**
 * Decodes a panorama as small as `small` says into the file; answers what surrounds a partial one. Throws what the
 * decoder says of a damaged picture.
 */
export async function decodeSmall({ small, file }: SmallPanorama): Promise<Backdrop | null> {
  await decode(openSmall(small).toFile(file));
  return small.coverage ? createBackdrop(await readPart({ small, file }), small) : null;
}

/** Draws strip and thumbnail. */
export async function drawPreview({
  small,
  file,
  backdrop,
}: SmallPanorama & { backdrop: Backdrop | null }): Promise<Preview> {
  const whole = backdrop
    ? await shrink(surround(await readPart({ small, file }), backdrop, small))
    : await readShrunk(sharp(file), small);
  const [strip, thumbnail] = await Promise.all([encodeStrip(whole), encodeThumbnail(whole)]);
  return { strip, thumbnail };
}

/** Draws them of nothing much, so that the code is compiled and the encoders are awake when it matters. */
export async function warmPreview(): Promise<void> {
  const [width, height] = [64, 32];
  const grey = { width, height, pixels: new Uint8Array(width * height * 3).fill(128) };
  await Promise.all([encodeStrip(grey), encodeThumbnail(grey)]);
}

async function readPart({ small, file }: SmallPanorama): Promise<Picture> {
  const { width, height } = small.area;
  return { width, height, pixels: await sharp(file).raw().toBuffer() };
}

function surround(part: Picture, backdrop: Backdrop, { width, height, area }: Panorama): Picture {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width * 3, (y + 1) * width * 3);
    paintBackdrop(backdrop, (y + 0.5) / height, row);
    const from = (y - area.top) * area.width * 3;
    if (y < area.top || y >= area.top + area.height) continue;
    row.set(part.pixels.subarray(from, from + area.width * 3), area.left * 3);
  }
  return { width, height, pixels };
}

async function encodeStrip(picture: Picture): Promise<string> {
  const small = await shrink(picture, stripWidth);
  const pixels = new Uint8Array(faceSize * faces.length * faceSize * 3);
  for (const [index, face] of faces.entries()) {
    for (let y = 0; y < faceSize; y++) {
      for (let x = 0; x < faceSize; x++) {
        const direction = directionOfFace(face, (x + 0.5) / faceSize, (y + 0.5) / faceSize);
        sample(small, direction, pixels, (y * faces.length * faceSize + index * faceSize + x) * 3);
      }
    }
  }
  const raw = { width: faceSize * faces.length, height: faceSize, channels: 3 } as const;
  for (let quality = 60; ; quality -= 15) {
    const file = await sharp(pixels, { raw })
      .webp({ quality: Math.max(quality, 1), effort: 4 })
      .toBuffer();
    const url = `data:image/webp;base64,${file.toString('base64')}`;
    if (url.length <= maxStripLength || quality <= 1) return url;
  }
}

async function encodeThumbnail(picture: Picture): Promise<Uint8Array> {
  const { width, height } = thumbnailView;
  const pixels = paintView(thumbnailView, (direction, into, at) => sample(picture, direction, into, at));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function shrink(picture: Picture, width = thumbnailWidth): Promise<Picture> {
  if (picture.width <= width) return picture;
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  return readShrunk(sharp(picture.pixels, { raw }), picture, width);
}

async function readShrunk(
  of: Sharp,
  size: { width: number; height: number },
  mostWidth = thumbnailWidth,
): Promise<Picture> {
  const width = Math.min(size.width, mostWidth);
  const height = Math.max(1, Math.round((size.height * width) / size.width));
  const pixels = await of.resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { width, height, pixels };
}

const colour = new Float64Array(3);

function sample(picture: Picture, direction: Direction, into: Uint8Array, at: number): void {
  mixColour(picture, direction, colour);
  for (let channel = 0; channel < 3; channel++) into[at + channel] = Math.round(colour[channel] ?? 0);
}
