/** Fills the rest of a partial panorama with its own colours, spread, blurred and darkened. */
import sharp from 'sharp';
import type { Panorama } from '../inspect/panorama.ts';

/** A very small picture of the whole sphere. Plain values: it is handed to threads. */
export interface Backdrop {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const width = 64;
const height = 32;
const brightness = 0.3;
/** Cells that a blur needs at each side. */
const reach = 12;

/** Makes the backdrop from a small version of the part that the file holds. */
export async function createBackdrop(
  part: { width: number; height: number; pixels: Uint8Array },
  { area, ...full }: Pick<Panorama, 'width' | 'height' | 'area'>,
): Promise<Backdrop> {
  const cells = (pixels: number, all: number, count: number) =>
    Math.max(1, Math.round((pixels / all) * count));
  const [across, down] = [cells(area.width, full.width, width), cells(area.height, full.height, height)];
  const left = Math.min(Math.round((area.left / full.width) * width), width - across);
  const top = Math.min(Math.round((area.top / full.height) * height), height - down);
  const raw = (of: { width: number; height: number }) => ({ raw: { ...of, channels: 3 as const } });
  const small = await sharp(part.pixels, raw({ width: part.width, height: part.height }))
    .resize(across, down, { fit: 'fill' })
    .raw()
    .toBuffer();
  const spread = await sharp(small, raw({ width: across, height: down }))
    .extend({ left, top, right: width - left - across, bottom: height - top - down, extendWith: 'copy' })
    .raw()
    .toBuffer();
  // Blurred round the back: left and right meet there.
  const around = await sharp(spread, raw({ width, height }))
    .extend({ left: reach, right: reach, extendWith: 'repeat' })
    .raw()
    .toBuffer();
  const pixels = await sharp(around, raw({ width: width + 2 * reach, height }))
    .blur(3)
    .linear(brightness)
    .extract({ left: reach, top: 0, width, height })
    .raw()
    .toBuffer();
  return { width, height, pixels: evenPoles(pixels) };
}

/** All columns meet at a pole: towards it each row becomes its own mean, so that no spokes are seen. */
function evenPoles(pixels: Uint8Array): Uint8Array {
  const even = Uint8Array.from(pixels);
  for (let y = 0; y < height; y++) {
    const share = Math.abs((2 * (y + 0.5)) / height - 1) ** 2;
    for (let channel = 0; channel < 3; channel++) {
      const cells = Array.from({ length: width }, (_, x) => (y * width + x) * 3 + channel);
      const mean = cells.reduce((sum, cell) => sum + (pixels[cell] ?? 0), 0) / width;
      for (const cell of cells) even[cell] = Math.round(mix(pixels[cell] ?? 0, mean, share));
    }
  }
  return even;
}

/** Paints a row of RGB pixels; `v` 0..1 is where its middle is from the top. */
export function paintBackdrop(backdrop: Backdrop, v: number, into: Uint8Array): void {
  const row = mixedRow(backdrop, v);
  const count = into.length / 3;
  for (let x = 0; x < count; x++) {
    const place = ((x + 0.5) / count) * backdrop.width - 0.5 + backdrop.width;
    const cell = Math.floor(place);
    const share = place - cell;
    const [left, right] = [(cell % backdrop.width) * 3, ((cell + 1) % backdrop.width) * 3];
    for (let channel = 0; channel < 3; channel++) {
      into[x * 3 + channel] = mix(row[left + channel] ?? 0, row[right + channel] ?? 0, share);
    }
  }
}

function mixedRow({ width, height, pixels }: Backdrop, v: number): Float32Array {
  const place = Math.min(Math.max(v * height - 0.5, 0), height - 1);
  const upper = Math.floor(place);
  const lower = Math.min(upper + 1, height - 1);
  return Float32Array.from({ length: width * 3 }, (_, i) =>
    mix(pixels[upper * width * 3 + i] ?? 0, pixels[lower * width * 3 + i] ?? 0, place - upper),
  );
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}
