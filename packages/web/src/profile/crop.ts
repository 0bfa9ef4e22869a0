/** Which square of a picture is kept. Pure. */

export interface Size {
  width: number;
  height: number;
}

/** Pixels of the picture. */
export interface Square {
  left: number;
  top: number;
  size: number;
}

/** Which square of a picture is kept as portrait. */
export interface Crop {
  /** The middle, 0..1 of the picture. */
  x: number;
  y: number;
  /** 1: as large as the picture has room for. */
  zoom: number;
}

/** The largest square in the middle of the picture. */
export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** How far a portrait can be zoomed in. */
export const mostZoom = 4;

/** The square, moved so far that all of it is within the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop): Square {
  const size = Math.min(width, height) / zoom;
  return {
    left: within(x * width - size / 2, width - size),
    top: within(y * height - size / 2, height - size),
    size,
  };
}

/** The crop moved by a share of the square's side, to the right and down, as far as there is picture. */
export function moveCrop(picture: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { left, top, size } = squareOf(picture, crop);
  const { width, height } = picture;
  return {
    zoom: crop.zoom,
    x: (within(left + by.x * size, width - size) + size / 2) / width,
    y: (within(top + by.y * size, height - size) + size / 2) / height,
  };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), Math.max(most, 0));
}
