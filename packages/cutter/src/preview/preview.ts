/** The preview strip (six tiny faces) and the thumbnail, drawn from a panorama's rows long before its tiles. */
import type { NextRow } from '../native/row-source.ts';
import { drawStrip, drawThumbnail, type PictureWindow, thumbnailWindow } from './draw-views.ts';
import { openRowDownsampler, smallSize } from './row-downsampler.ts';

/** Pixels in RGB of the sizes that `output.ts` says; encode-preview.ts makes files of them. */
export interface PreviewPixels {
  /** Six faces f r b l u d side by side. */
  strip: Uint8Array;
  /** What a visitor sees first. */
  thumbnail: Uint8Array;
}

/** Widths of the pictures of the whole sphere that they are drawn of. */
const [thumbnailSource, stripSource] = [2048, 512];
/** Of a larger picture only this many columns, and as many rows as belong to them, are looked at for each. */
const [thumbnailColumns, stripColumns] = [4096, 2048];

interface Size {
  width: number;
  height: number;
}

/** What is drawn of a panorama while its rows come. */
export interface PreviewDrawing {
  /** Of a row only every `step`th pixel is looked at. */
  readonly step: number;
  /** The next row of the whole sphere, from the top; one that is not looked at is not requested. */
  take(row: () => Uint8Array): void;
  /** When all rows have come. */
  finish(): PreviewPixels;
}

/** Begins a preview; its thumbnail is drawn as soon as the rows have come that it shows. */
export function openPreview(size: Size): PreviewDrawing {
  const step = stepFor(size.width, thumbnailColumns);
  const ahead = openPart(size, { mostWidth: thumbnailSource, step, windowOf: thumbnailWindow });
  const stripStep = step * stepFor(size.width / step, stripColumns);
  const around = openPart(size, { mostWidth: stripSource, step: stripStep, windowOf: wholeOf });
  let y = 0;
  let thumbnail: Uint8Array | null = null;
  return {
    step,
    take(row) {
      let pixels: Uint8Array | null = null;
      const once = () => {
        pixels ??= row();
        return pixels;
      };
      ahead.take(y, once);
      around.take(y, once);
      y++;
      if (thumbnail === null && ahead.isComplete()) thumbnail = drawThumbnail(ahead.picture);
    },
    finish() {
      thumbnail ??= drawThumbnail(ahead.picture);
      return { strip: drawStrip(around.picture), thumbnail };
    },
  };
}

function stepFor(width: number, mostColumns: number): number {
  return Math.max(1, Math.floor(width / mostColumns));
}

function wholeOf({ width, height }: Size): PictureWindow {
  return { left: 0, right: width, top: 0, bottom: height };
}

interface PartOptions {
  mostWidth: number;
  /** Only every so manyth row is looked at, and of it as few pixels. */
  step: number;
  /** What of the small picture is needed. */
  windowOf(small: Size): PictureWindow;
}

/** A small picture of the sphere, or of what of it is needed. */
function openPart(size: Size, { mostWidth, step, windowOf }: PartOptions) {
  const looked = { width: Math.floor(size.width / step), height: Math.floor(size.height / step) };
  const { left, right, top, bottom } = windowOf(smallSize(looked, mostWidth));
  const small = openRowDownsampler(looked, mostWidth, { step, columns: [left, right] });
  return {
    picture: small.picture,
    isComplete: () => small.rows >= bottom,
    take(y: number, row: () => Uint8Array): void {
      if (y % step !== 0 || y >= looked.height * step) return;
      if (small.rows < top || small.rows >= bottom) small.skip();
      else small.take(row());
    },
  };
}

/** Draws strip and thumbnail of all rows of a picture. */
export async function drawPreview(size: Size, next: NextRow): Promise<PreviewPixels> {
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
