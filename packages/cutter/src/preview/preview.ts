/** What can be shown of a panorama long before its tiles: a strip of tiny faces to inline, and a thumbnail. */
import {
  type Direction,
  directionOfFace,
  faces,
  focalLength,
  type RgbPicture,
  renderView,
  sampleColourInto,
  type View,
} from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { type Backdrop, createBackdrop, paintBackdrop } from '../decode/backdrop.ts';
import { openSmall } from '../decode/open-source.ts';
import type { Panorama } from '../inspect/panorama.ts';
import { decode, readFile } from '../native/picture.ts';
import { openShrinking } from './downsample-rows.ts';

export interface Preview {
  /** Data URL of six faces f r b l u d side by side, at most 8 KiB. */
  strip: string;
  /** JPEG, 640x360: what a visitor sees first. */
  thumbnail: Uint8Array;
}

const thumbnailWidth = 2048;
/** Of a larger picture only so many columns, and as many rows as belong to them, are looked at. */
const mostColumns = 4096;
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

/** Draws strip and thumbnail of a panorama's small version. */
export async function drawPreview({
  small,
  file,
  backdrop,
}: SmallPanorama & { backdrop: Backdrop | null }): Promise<Preview> {
  const { left, top, width, height } = small.area;
  const preview = openPreview(small);
  const source = readFile(file);
  try {
    const row = new Uint8Array(small.width * 3);
    for (let y = 0; y < small.height; y++) {
      if (backdrop) paintBackdrop(backdrop, (y + 0.5) / small.height, row);
      if (y >= top && y < top + height) await source.next(row.subarray(left * 3, (left + width) * 3));
      preview.take(() => row);
    }
  } finally {
    await source.close();
  }
  return preview.finish();
}

/** What is drawn of a panorama while its rows come. */
export interface PreviewDrawing {
  /** Of a row only every `step`th pixel is looked at. */
  readonly step: number;
  /** The next row of the whole sphere, from the top; one that is not looked at is not asked for. */
  take(row: () => Uint8Array): void;
  /** When all rows have come. */
  finish(): Promise<Preview>;
}

/** Begins a preview; its thumbnail is drawn as soon as the rows have come that it shows. */
export function openPreview(size: { width: number; height: number }): PreviewDrawing {
  const step = Math.max(1, Math.floor(size.width / mostColumns));
  const looked = { width: Math.floor(size.width / step), height: Math.floor(size.height / step) };
  const small = openShrinking(looked, thumbnailWidth, step);
  let taken = 0;
  const lowest = Math.atan(thumbnailView.height / 2 / focalLength(thumbnailView)) - thumbnailView.pitch;
  const lastRow = Math.ceil((0.5 + lowest / Math.PI) * small.picture.height) + 1;
  let thumbnail: Promise<Uint8Array> | null = null;
  return {
    step,
    take(row) {
      if (taken++ % step !== 0 || taken > looked.height * step) return;
      small.take(row());
      if (thumbnail !== null || small.rows < lastRow) return;
      thumbnail = encodeThumbnail(small.picture);
      // Told by `finish`, which may come much later.
      thumbnail.catch(() => {});
    },
    async finish() {
      const drawn = thumbnail ?? encodeThumbnail(small.picture);
      const [strip, picture] = await Promise.all([encodeStrip(small.picture), drawn]);
      return { strip, thumbnail: picture };
    },
  };
}

/** Draws nothing much, so that the code is compiled and the encoders are awake when it matters. */
export async function warmPreview(): Promise<void> {
  const size = { width: 128, height: 64 };
  const preview = openPreview(size);
  const row = new Uint8Array(size.width * 3).fill(128);
  for (let y = 0; y < size.height; y++) preview.take(() => row);
  await preview.finish();
}

async function readPart({ small, file }: SmallPanorama): Promise<RgbPicture> {
  const { width, height } = small.area;
  return { width, height, pixels: await sharp(file).raw().toBuffer() };
}

async function encodeStrip(picture: RgbPicture): Promise<string> {
  const small = openShrinking(picture, stripWidth);
  const rowBytes = picture.width * 3;
  for (let y = 0; y < picture.height; y++) {
    small.take(picture.pixels.subarray(y * rowBytes, (y + 1) * rowBytes));
  }
  const pixels = new Uint8Array(faceSize * faces.length * faceSize * 3);
  for (const [index, face] of faces.entries()) {
    for (let y = 0; y < faceSize; y++) {
      for (let x = 0; x < faceSize; x++) {
        const direction = directionOfFace(face, (x + 0.5) / faceSize, (y + 0.5) / faceSize);
        sample(small.picture, direction, pixels, (y * faces.length * faceSize + index * faceSize + x) * 3);
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

async function encodeThumbnail(picture: RgbPicture): Promise<Uint8Array> {
  const { width, height } = thumbnailView;
  const pixels = renderView(thumbnailView, (direction, into, at) => sample(picture, direction, into, at));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

const colour = new Float64Array(3);

function sample(picture: RgbPicture, direction: Direction, into: Uint8Array, at: number): void {
  sampleColourInto(picture, direction, colour);
  for (let channel = 0; channel < 3; channel++) into[at + channel] = Math.round(colour[channel] ?? 0);
}
