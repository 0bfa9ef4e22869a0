/** Encodes what `preview.ts` draws. A thread that needs sharp for nothing else leaves this to another. */
import sharp from 'sharp';
import { preview as output } from '../output.ts';
import type { PreviewPixels } from './preview.ts';

/** The small pictures of a panorama that are shown before its tiles. */
export interface Preview {
  /** Data URL of six faces f r b l u d side by side, at most 8 KiB. */
  strip: string;
  /** JPEG, 640x360: what a visitor sees first. */
  thumbnail: Uint8Array;
}

/** Encodes strip and thumbnail. */
export async function encodePreview(pixels: PreviewPixels): Promise<Preview> {
  const [strip, thumbnail] = await Promise.all([
    encodeStrip(pixels.strip),
    encodeThumbnail(pixels.thumbnail),
  ]);
  return { strip, thumbnail };
}

async function encodeStrip(pixels: Uint8Array): Promise<string> {
  const { stripFace: edge, stripQuality, stripBytes } = output;
  const raw = { width: pixels.length / (edge * 3), height: edge, channels: 3 } as const;
  for (let quality: number = stripQuality; ; quality -= 15) {
    const file = await sharp(pixels, { raw })
      .webp({ quality: Math.max(quality, 1), effort: 4 })
      .toBuffer();
    const url = `data:image/webp;base64,${file.toString('base64')}`;
    if (url.length <= stripBytes || quality <= 1) return url;
  }
}

function encodeThumbnail(pixels: Uint8Array): Promise<Uint8Array> {
  const { width, height, quality } = output.thumbnail;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}
