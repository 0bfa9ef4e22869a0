/** What can be shown of a panorama long before its tiles: a strip of tiny faces to inline, and a thumbnail. */
import {
  type Direction,
  directionOfFace,
  faces,
  focalLength,
  type RgbPicture,
  radians,
  renderView,
  sampleColourInto,
  type View,
} from '@tourwright/tour/sphere';
import sharp from 'sharp';
import type { NextRow } from '../native/row-source.ts';
import { preview as output } from '../output.ts';
import { openRowDownsampler } from './row-downsampler.ts';

export interface Preview {
  /** Data URL of six faces f r b l u d side by side, at most 8 KiB. */
  strip: string;
  /** JPEG, 640x360: what a visitor sees first. */
  thumbnail: Uint8Array;
}

/** Of the picture that strip and thumbnail are drawn of, and of the smaller one for the strip. */
const [thumbnailSource, stripSource] = [2048, 512];
/** Of a larger picture only so many columns, and as many rows as belong to them, are looked at. */
const mostColumns = 4096;
const { width, height, hfovDegrees, quality: thumbnailQuality } = output.thumbnail;
const thumbnailView: View = { yaw: 0, pitch: 0, hfov: radians(hfovDegrees), width, height };

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
  const small = openRowDownsampler(looked, thumbnailSource, step);
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
      // What goes wrong is thrown by `finish`, which may come much later.
      thumbnail.catch(() => {});
    },
    async finish() {
      const drawn = thumbnail ?? encodeThumbnail(small.picture);
      const [strip, picture] = await Promise.all([encodeStrip(small.picture), drawn]);
      return { strip, thumbnail: picture };
    },
  };
}

/** Draws strip and thumbnail of all rows of a picture. */
export async function drawPreview(size: { width: number; height: number }, next: NextRow): Promise<Preview> {
  const drawing = openPreview(size);
  const row = new Uint8Array(size.width * 3);
  for (let y = 0; y < size.height; y++) {
    await next(row);
    drawing.take(() => row);
  }
  return drawing.finish();
}

/** Draws nothing much, so that the code is compiled and the encoders are awake when it matters. */
export async function warmPreview(): Promise<void> {
  await drawPreview({ width: 128, height: 64 }, async (row) => void row.fill(128));
}

async function encodeStrip(picture: RgbPicture): Promise<string> {
  const small = openRowDownsampler(picture, stripSource);
  const rowBytes = picture.width * 3;
  for (let y = 0; y < picture.height; y++) {
    small.take(picture.pixels.subarray(y * rowBytes, (y + 1) * rowBytes));
  }
  const { stripFace: edge, stripQuality, stripBytes } = output;
  const pixels = new Uint8Array(edge * faces.length * edge * 3);
  for (const [index, face] of faces.entries()) {
    for (let y = 0; y < edge; y++) {
      for (let x = 0; x < edge; x++) {
        const direction = directionOfFace(face, (x + 0.5) / edge, (y + 0.5) / edge);
        sample(small.picture, direction, pixels, (y * faces.length * edge + index * edge + x) * 3);
      }
    }
  }
  const raw = { width: edge * faces.length, height: edge, channels: 3 } as const;
  for (let quality: number = stripQuality; ; quality -= 15) {
    const file = await sharp(pixels, { raw })
      .webp({ quality: Math.max(quality, 1), effort: 4 })
      .toBuffer();
    const url = `data:image/webp;base64,${file.toString('base64')}`;
    if (url.length <= stripBytes || quality <= 1) return url;
  }
}

async function encodeThumbnail(picture: RgbPicture): Promise<Uint8Array> {
  const pixels = renderView(thumbnailView, (direction, into, at) => sample(picture, direction, into, at));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: thumbnailQuality })
    .toBuffer();
}

const colour = new Float64Array(3);

function sample(picture: RgbPicture, direction: Direction, into: Uint8Array, at: number): void {
  sampleColourInto(picture, direction, colour);
  for (let channel = 0; channel < 3; channel++) into[at + channel] = Math.round(colour[channel] ?? 0);
}
