/** What can be shown of a panorama long before its tiles, drawn of its rows: a strip of tiny faces, and a thumbnail. */
import type { NextRow } from '../native/row-source.ts';
import { drawStrip, drawThumbnail, thumbnailEnd } from './draw-views.ts';
import { openRowDownsampler } from './row-downsampler.ts';

/** Pixels in RGB of the sizes that `output.ts` says; encode-preview.ts makes files of them. */
export interface PreviewPixels {
  /** Six faces f r b l u d side by side. */
  strip: Uint8Array;
  /** What a visitor sees first. */
  thumbnail: Uint8Array;
}

/** Width of the picture that strip and thumbnail are drawn of. */
const sourceWidth = 2048;
/** Of a larger picture only so many columns, and as many rows as belong to them, are looked at. */
const mostColumns = 4096;

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
  const small = openRowDownsampler(looked, sourceWidth, step);
  let taken = 0;
  const lastRow = thumbnailEnd(small.picture.height);
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
