/** What can be shown of a panorama long before its tiles: a strip of tiny faces to inline, and a thumbnail. */
import {
  axesOf,
  type Direction,
  directionOfFace,
  faces,
  focalLength,
  type View,
} from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { mixColour } from './adjust/small-picture.ts';
import { type Backdrop, createBackdrop, paintBackdrop } from './backdrop.ts';
import type { Panorama } from './panorama.ts';
import { decode, openPicture } from './picture.ts';

export interface Preview {
  /** Data URL of six faces f r b l u d side by side, at most 8 KiB. */
  strip: string;
  /** JPEG, 640x360: what a visitor sees first. */
  thumbnail: Uint8Array;
  /** What surrounds a partial panorama; null when the whole sphere is covered. */
  backdrop: Backdrop | null;
  /** The panorama, smaller: what its area holds as pixels, in memory that threads share. */
  small: Panorama;
  pixels: Uint8Array;
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

/**
 * Decodes the panorama `width` pixels wide, for which JPEG decoders need not decode it all, and makes strip and
 * thumbnail of that. Throws what the decoder says of a damaged picture.
 */
export async function createPreview(panorama: Panorama, width: number): Promise<Preview> {
  const small = scaled(panorama, width);
  const { area } = small;
  const { data } = await decode(
    openPicture(panorama.path, { plain: panorama.plainProfile })
      .resize(area.width, area.height, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const pixels = new Uint8Array(new SharedArrayBuffer(data.length));
  pixels.set(data);
  const part = { width: area.width, height: area.height, pixels };
  const backdrop = panorama.coverage ? await createBackdrop(part, small) : null;
  const whole = await shrink(backdrop ? surround(part, backdrop, small) : part, thumbnailWidth);
  const [strip, thumbnail] = await Promise.all([encodeStrip(whole), encodeThumbnail(whole)]);
  return { strip, thumbnail, backdrop, small, pixels };
}

function scaled(panorama: Panorama, width: number): Panorama {
  const scale = width / panorama.width;
  const size = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const full = { width, height: size(panorama.height) };
  const part = { width: size(panorama.area.width), height: size(panorama.area.height) };
  const left = Math.min(Math.round(panorama.area.left * scale), full.width - part.width);
  const top = Math.min(Math.round(panorama.area.top * scale), full.height - part.height);
  return { ...panorama, ...full, area: { left, top, ...part } };
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
  const { right, up, ahead } = axesOf(thumbnailView);
  const focal = focalLength(thumbnailView);
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const above = (height / 2 - y - 0.5) / focal;
    for (let x = 0; x < width; x++) {
      const across = (x + 0.5 - width / 2) / focal;
      const direction: Direction = [
        ahead[0] + right[0] * across + up[0] * above,
        ahead[1] + right[1] * across + up[1] * above,
        ahead[2] + right[2] * across + up[2] * above,
      ];
      sample(picture, direction, pixels, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function shrink(picture: Picture, width: number): Promise<Picture> {
  if (picture.width <= width) return picture;
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  const pixels = await sharp(picture.pixels, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { width, height, pixels };
}

const colour = new Float64Array(3);

function sample(picture: Picture, direction: Direction, into: Uint8Array, at: number): void {
  mixColour(picture, direction, colour);
  for (let channel = 0; channel < 3; channel++) into[at + channel] = Math.round(colour[channel] ?? 0);
}
