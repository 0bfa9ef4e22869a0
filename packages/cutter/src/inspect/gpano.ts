/** What a camera or stitcher writes about a panorama (Google's GPano fields in XMP), as far as it matters here. */
export interface GPano {
  projection: string | null;
  /** Null where nothing stands, or what cannot be. */
  crop: Crop | null;
  /** Compass direction of the middle, degrees clockwise from north. */
  heading: number | null;
}

/** Where a picture lies in the full panorama; in its own scale, which a later resize does not change. */
export interface Crop {
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

/**
 * Whether fields speak of this picture: resized since, both sides have shrunk alike, a pixel more or less. Editors that
 * cut a picture keep fields that no longer say where it lies.
 */
export function speaksOf(crop: Crop, width: number, height: number): boolean {
  return Math.abs(width * crop.height - height * crop.width) <= crop.width + crop.height;
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
    crop: crop && isWhole(crop) && isInside(crop) ? crop : null,
    heading: heading === null ? null : ((heading % 360) + 360) % 360,
  };
}

function isWhole({ fullWidth, fullHeight }: Crop): boolean {
  return isTwiceAsWide(fullWidth, fullHeight);
}

function isInside({ fullWidth, fullHeight, left, top, width, height }: Crop): boolean {
  return (
    left >= 0 &&
    top >= 0 &&
    width > 0 &&
    height > 0 &&
    left + width <= fullWidth &&
    top + height <= fullHeight
  );
}
