/** What the XMP of a photo says of the panorama it holds (Google's Photo Sphere fields), as far as it can be right. */

const NAMESPACE = 'http://ns.google.com/photos/1.0/panorama/';

/** A picture's place in the full 2:1 panorama, all in pixels of that panorama. */
export interface PanoramaGeometry {
  fullWidth: number;
  fullHeight: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface GPano {
  /** Null when the photo covers the whole sphere, or does not say. */
  geometry: PanoramaGeometry | null;
  /** Whether it says that it is an equirectangular panorama. */
  isPanorama: boolean;
  /** Of the centre column, degrees clockwise from north. */
  heading: number | null;
}

/** Reads the fields of a picture of this size. Broken metadata counts as none. */
export function readGPano(xmp: string, width: number, height: number): GPano {
  const field = fieldsOf(xmp);
  const heading = number(field('PoseHeadingDegrees'));
  const isPanorama = field('ProjectionType')?.toLowerCase() === 'equirectangular';
  return {
    isPanorama,
    heading: heading === null ? null : ((heading % 360) + 360) % 360,
    geometry: geometryOf(field, width, height),
  };
}

type Field = (name: string) => string | null;

function fieldsOf(xmp: string): Field {
  const prefix = new RegExp(`xmlns:([\\w-]+)\\s*=\\s*["']${NAMESPACE}["']`).exec(xmp)?.[1] ?? 'GPano';
  return (name) => {
    const attribute = new RegExp(`\\b${prefix}:${name}\\s*=\\s*["']([^"'<>]{0,100})["']`).exec(xmp);
    const element = attribute ?? new RegExp(`<${prefix}:${name}>([^<>]{0,100})</`).exec(xmp);
    return element?.[1]?.trim() ?? null;
  };
}

function number(text: string | null): number | null {
  return text !== null && /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** The crop, scaled to the size the picture really has: it may have been made smaller after it was taken. */
function geometryOf(field: Field, width: number, height: number): PanoramaGeometry | null {
  const names = [
    'FullPanoWidthPixels',
    'FullPanoHeightPixels',
    'CroppedAreaLeftPixels',
    'CroppedAreaTopPixels',
    'CroppedAreaImageWidthPixels',
    'CroppedAreaImageHeightPixels',
  ].map((name) => number(field(name)));
  if (names.some((value) => value === null || value < 0)) return null;
  const [fullWidth, fullHeight, left, top, cropWidth, cropHeight] = names as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (fullWidth < 1 || fullHeight < 1 || cropWidth < 1 || cropHeight < 1) return null;
  const isInside = left + cropWidth <= fullWidth * 1.001 && top + cropHeight <= fullHeight * 1.001;
  const isTwoToOne = Math.abs(fullWidth / fullHeight - 2) < 0.02;
  const hasItsShape = Math.abs(cropWidth / cropHeight / (width / height) - 1) < 0.02;
  if (!isInside || !isTwoToOne || !hasItsShape) return null;
  if (cropWidth === fullWidth && cropHeight === fullHeight) return null;
  const scale = width / cropWidth;
  return placed(fullWidth * scale, left * scale, top * scale, width, height);
}

/** A picture at a place of the full panorama, in whole pixels, inside it. */
export function placed(
  fullWidth: number,
  left: number,
  top: number,
  width: number,
  height: number,
): PanoramaGeometry {
  const fullHeight = Math.max(Math.round(fullWidth / 2), height);
  const full = { fullWidth: fullHeight * 2, fullHeight };
  return {
    ...full,
    left: Math.max(0, Math.min(Math.round(left), full.fullWidth - width)),
    top: Math.max(0, Math.min(Math.round(top), full.fullHeight - height)),
    width,
    height,
  };
}
