import type { Coverage } from './manifest.ts';

/** What a camera or stitcher writes about a panorama (Google's GPano fields in XMP), as far as it matters to show it. */
export interface GPano {
  projection: string | null;
  /** Null where nothing is, or what cannot be. */
  crop: GPanoCrop | null;
  /** Degrees: compass direction of the middle clockwise from north, and how the camera was tilted. */
  heading: number | null;
  pitch: number | null;
  roll: number | null;
}

/** Where a picture is in the full panorama; in its own scale, which a later resize does not change. */
export interface GPanoCrop {
  fullWidth: number;
  fullHeight: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels of slack that stitchers and editors leave around 2:1, and the same for large pictures as a part. */
const [slackPixels, slackRatio] = [2, 0.02];

/** Whether a picture is as wide as all of the horizon and as high as from the zenith to the nadir. */
export function isTwiceAsWide(width: number, height: number): boolean {
  return Math.abs(width / height - 2) <= slackRatio || Math.abs(width - 2 * height) <= slackPixels;
}

/** Reads the fields from an XMP packet, whether they stand as attributes or as elements. */
export function readGPano(xmp: string): GPano {
  const field = (name: string) =>
    new RegExp(`GPano:${name}\\s*(?:=\\s*["']|>)\\s*([^"'<]*)`).exec(xmp)?.[1]?.trim() || null;
  const number = (name: string) => {
    const text = field(name);
    return text !== null && Number.isFinite(Number(text)) ? Number(text) : null;
  };
  const [fullWidth, fullHeight] = [number('FullPanoWidthPixels'), number('FullPanoHeightPixels')];
  const [width, height] = [number('CroppedAreaImageWidthPixels'), number('CroppedAreaImageHeightPixels')];
  const [left, top] = [number('CroppedAreaLeftPixels') ?? 0, number('CroppedAreaTopPixels') ?? 0];
  const heading = number('PoseHeadingDegrees');
  const crop =
    fullWidth && fullHeight && width && height ? { fullWidth, fullHeight, left, top, width, height } : null;
  return {
    projection: field('ProjectionType'),
    crop: crop && isTwiceAsWide(fullWidth ?? 0, fullHeight ?? 1) && isInside(crop) ? crop : null,
    heading: heading === null ? null : ((heading % 360) + 360) % 360,
    pitch: number('PosePitchDegrees'),
    roll: number('PoseRollDegrees'),
  };
}

/**
 * Whether fields speak of a picture of this size: resized since, both sides have shrunk alike, a pixel more or less. Editors
 * that cut a picture keep fields that no longer say where it is.
 */
export function speaksOf(crop: GPanoCrop, width: number, height: number): boolean {
  return Math.abs(width * crop.height - height * crop.width) <= crop.width + crop.height;
}

/**
 * The part of the sphere that a picture of this size covers, as fractions: what its fields say; else all of it where it is
 * twice as wide as high; else all round where it is wider, or from the zenith to the nadir where it is higher.
 */
export function coverageOf(width: number, height: number, crop: GPanoCrop | null): Coverage {
  if (crop && speaksOf(crop, width, height)) {
    const { fullWidth, fullHeight } = crop;
    return {
      left: crop.left / fullWidth,
      top: crop.top / fullHeight,
      width: crop.width / fullWidth,
      height: crop.height / fullHeight,
    };
  }
  if (isTwiceAsWide(width, height)) return { left: 0, top: 0, width: 1, height: 1 };
  const full = Math.max(width, 2 * height);
  const [wide, high] = [width / full, height / (full / 2)];
  return { left: (1 - wide) / 2, top: (1 - high) / 2, width: wide, height: high };
}

function isInside({ fullWidth, fullHeight, left, top, width, height }: GPanoCrop): boolean {
  const isWithin = left + width <= fullWidth && top + height <= fullHeight;
  return left >= 0 && top >= 0 && width > 0 && height > 0 && isWithin;
}
