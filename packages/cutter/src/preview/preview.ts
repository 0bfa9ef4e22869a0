/** What can be shown of a panorama long before its tiles, drawn of its rows: a strip of tiny faces, and a thumbnail. */
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
import type { NextRow } from '../native/row-source.ts';
import { preview as output } from '../output.ts';
import { openRowDownsampler } from './row-downsampler.ts';

/** Pixels in RGB of the sizes that `output.ts` says; encode-preview.ts makes files of them. */
export interface PreviewPixels {
  /** Six faces f r b l u d side by side. */
  strip: Uint8Array;
  /** What a visitor sees first. */
  thumbnail: Uint8Array;
}

/** Of the picture that strip and thumbnail are drawn of, and of the smaller one for the strip. */
const [thumbnailSource, stripSource] = [2048, 512];
/** Of a larger picture only so many columns, and as many rows as belong to them, are looked at. */
const mostColumns = 4096;
const { width, height, hfovDegrees } = output.thumbnail;
const thumbnailView: View = { yaw: 0, pitch: 0, hfov: radians(hfovDegrees), width, height };

/** What is drawn of a panorama while its rows come. */
export interface PreviewDrawing {
  /** Of a row only every `step`th pixel is looked at. */
  readonly step: number;
  /** The next row of the whole sphere, from the top; one that is not looked at is not asked for. */
  take(row: () => Uint8Array): void;
  /** When all rows have come. */
  finish(): PreviewPixels;
}

/** Begins a preview; its thumbnail is drawn as soon as the rows have come that it shows. */
export function openPreview(size: { width: number; height: number }): PreviewDrawing {
  const step = Math.max(1, Math.floor(size.width / mostColumns));
  const looked = { width: Math.floor(size.width / step), height: Math.floor(size.height / step) };
  const small = openRowDownsampler(looked, thumbnailSource, step);
  let taken = 0;
  const lowest = Math.atan(thumbnailView.height / 2 / focalLength(thumbnailView)) - thumbnailView.pitch;
  const lastRow = Math.ceil((0.5 + lowest / Math.PI) * small.picture.height) + 1;
  let thumbnail: Uint8Array | null = null;
  return {
    step,
    take(row) {
      if (taken++ % step !== 0 || taken > looked.height * step) return;
      small.take(row());
      if (thumbnail !== null || small.rows < lastRow) return;
      thumbnail = drawThumbnail(small.picture);
    },
    finish() {
      thumbnail ??= drawThumbnail(small.picture);
      return { strip: drawStrip(small.picture), thumbnail };
    },
  };
}

/** Draws strip and thumbnail of all rows of a picture. */
export async function drawPreview(
  size: { width: number; height: number },
  next: NextRow,
): Promise<PreviewPixels> {
  const drawing = openPreview(size);
  const row = new Uint8Array(size.width * 3);
  for (let y = 0; y < size.height; y++) {
    await next(row);
    drawing.take(() => row);
  }
  return drawing.finish();
}

/** Draws nothing much, so that the code is compiled when it matters. */
export async function warmPreview(): Promise<PreviewPixels> {
  return drawPreview({ width: 128, height: 64 }, async (row) => void row.fill(128));
}

function drawStrip(picture: RgbPicture): Uint8Array {
  const small = openRowDownsampler(picture, stripSource);
  const rowBytes = picture.width * 3;
  for (let y = 0; y < picture.height; y++) {
    small.take(picture.pixels.subarray(y * rowBytes, (y + 1) * rowBytes));
  }
  const edge = output.stripFace;
  const pixels = new Uint8Array(edge * faces.length * edge * 3);
  for (const [index, face] of faces.entries()) {
    for (let y = 0; y < edge; y++) {
      for (let x = 0; x < edge; x++) {
        const direction = directionOfFace(face, (x + 0.5) / edge, (y + 0.5) / edge);
        sample(small.picture, direction, pixels, (y * faces.length * edge + index * edge + x) * 3);
      }
    }
  }
  return pixels;
}

function drawThumbnail(picture: RgbPicture): Uint8Array {
  return renderView(thumbnailView, (direction, into, at) => sample(picture, direction, into, at));
}

const colour = new Float64Array(3);

function sample(picture: RgbPicture, direction: Direction, into: Uint8Array, at: number): void {
  sampleColourInto(picture, direction, colour);
  for (let channel = 0; channel < 3; channel++) into[at + channel] = Math.round(colour[channel] ?? 0);
}
