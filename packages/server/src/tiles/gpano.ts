/** What a camera or stitcher writes about a panorama (Google's GPano fields in XMP), as far as it matters here. */
export interface GPano {
  projection: string | null;
  /** Where the picture lies in the full panorama; its own scale, which a later resize does not change. */
  crop: {
    fullWidth: number;
    fullHeight: number;
    left: number;
    top: number;
    width: number;
    height: number;
  } | null;
  /** Compass direction of the middle, degrees clockwise from north. */
  heading: number | null;
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
    crop: crop && isInside(crop) ? crop : null,
    heading: heading === null ? null : ((heading % 360) + 360) % 360,
  };
}

function isInside({ fullWidth, fullHeight, left, top, width, height }: NonNullable<GPano['crop']>): boolean {
  return (
    left >= 0 &&
    top >= 0 &&
    width > 0 &&
    height > 0 &&
    left + width <= fullWidth &&
    top + height <= fullHeight
  );
}
