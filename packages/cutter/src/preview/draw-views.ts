/** Draws the preview strip and the thumbnail from a small picture of the whole sphere. */
import {
  directionOfFace,
  faces,
  focalLength,
  type RgbPicture,
  radians,
  sampleColourInto,
  type View,
} from '@tourwright/tour/sphere';
import { preview as output } from '../output.ts';

const { width, height, hfovDegrees } = output.thumbnail;
/** Straight ahead, so that a column of it is on one meridian. */
const thumbnailView: View = { yaw: 0, pitch: 0, hfov: radians(hfovDegrees), width, height };
const focal = focalLength(thumbnailView);

/** Columns and rows of a picture; `right` and `bottom` are the ones after the last. */
export interface PictureWindow {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What of a picture of the whole sphere the thumbnail shows. */
export function thumbnailWindow(picture: { width: number; height: number }): PictureWindow {
  const furthest = Math.atan(width / 2 / focal) / (2 * Math.PI);
  const highest = Math.atan(height / 2 / focal) / Math.PI;
  return {
    left: Math.max(0, Math.floor((0.5 - furthest) * picture.width) - 1),
    right: Math.min(picture.width, Math.ceil((0.5 + furthest) * picture.width) + 1),
    top: Math.max(0, Math.floor((0.5 - highest) * picture.height) - 1),
    bottom: Math.min(picture.height, Math.ceil((0.5 + highest) * picture.height) + 1),
  };
}

/** Six faces f r b l u d side by side. */
export function drawStrip(picture: RgbPicture): Uint8Array {
  const edge = output.stripFace;
  const pixels = new Uint8Array(edge * faces.length * edge * 3);
  for (const [index, face] of faces.entries()) {
    for (let y = 0; y < edge; y++) {
      for (let x = 0; x < edge; x++) {
        const direction = directionOfFace(face, (x + 0.5) / edge, (y + 0.5) / edge);
        const to = (y * faces.length * edge + index * edge + x) * 3;
        sampleColourInto(picture, direction, colour);
        for (let channel = 0; channel < 3; channel++) pixels[to + channel] = (colour[channel] ?? 0) + 0.5;
      }
    }
  }
  return pixels;
}

const colour = new Float64Array(3);

/** What a visitor sees first, of a picture of which the thumbnail's window is there. */
export function drawThumbnail(picture: RgbPicture): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  for (let x = 0; x < width; x++) {
    const yaw = Math.atan((x + 0.5 - width / 2) / focal);
    const column = Math.max(0, (0.5 + yaw / (2 * Math.PI)) * picture.width - 0.5);
    const [left, right] = [Math.floor(column), column % 1];
    const nearness = Math.cos(yaw) / focal;
    for (let y = 0; y < height; y++) {
      const pitch = Math.atan((height / 2 - y - 0.5) * nearness);
      const row = Math.max(0, (0.5 - pitch / Math.PI) * picture.height - 0.5);
      mix(picture, { left, right, row }, pixels, (y * width + x) * 3);
    }
  }
  return pixels;
}

/** Mixes the four nearest pixels; `right` is how far right of the column `left` it is, 0..1. */
function mix(
  picture: RgbPicture,
  { left, right, row }: { left: number; right: number; row: number },
  into: Uint8Array,
  at: number,
): void {
  const above = Math.floor(row);
  const down = row - above;
  const next = Math.min(left + 1, picture.width - 1) - left;
  const upper = (above * picture.width + left) * 3;
  const lower = above + 1 < picture.height ? upper + picture.width * 3 : upper;
  for (let channel = 0; channel < 3; channel++) {
    const value = (from: number) => picture.pixels[from + channel] as number;
    const first = value(upper) * (1 - right) + value(upper + next * 3) * right;
    const second = value(lower) * (1 - right) + value(lower + next * 3) * right;
    into[at + channel] = first * (1 - down) + second * down + 0.5;
  }
}
