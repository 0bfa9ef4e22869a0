/** What a preview shows, drawn of a small picture of the whole sphere. */
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
import { preview as output } from '../output.ts';
import { openRowDownsampler } from './row-downsampler.ts';

/** Width of the smaller picture that the strip is drawn of. */
const stripSource = 512;
const { width, height, hfovDegrees } = output.thumbnail;
const thumbnailView: View = { yaw: 0, pitch: 0, hfov: radians(hfovDegrees), width, height };

/** How many rows of a picture of this height the thumbnail shows, counted from the top. */
export function thumbnailEnd(pictureHeight: number): number {
  const lowest = Math.atan(thumbnailView.height / 2 / focalLength(thumbnailView)) - thumbnailView.pitch;
  return Math.ceil((0.5 + lowest / Math.PI) * pictureHeight) + 1;
}

/** Six faces f r b l u d side by side. */
export function drawStrip(picture: RgbPicture): Uint8Array {
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

/** What a visitor sees first. */
export function drawThumbnail(picture: RgbPicture): Uint8Array {
  return renderView(thumbnailView, (direction, into, at) => sample(picture, direction, into, at));
}

const colour = new Float64Array(3);

function sample(picture: RgbPicture, direction: Direction, into: Uint8Array, at: number): void {
  sampleColourInto(picture, direction, colour);
  for (let channel = 0; channel < 3; channel++) into[at + channel] = Math.round(colour[channel] ?? 0);
}
