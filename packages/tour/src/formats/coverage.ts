import type { Coverage } from '../pyramid/index.ts';

/** A photo that shows a part of the sphere, as it goes out. */
export interface PlacedPhoto {
  coverage: Coverage;
  /** Pixels across the whole sphere, of which the photo is a part; twice as wide as high. */
  fullWidth: number;
}

/** Such photos of a tour, by slug; all others show the whole sphere. */
export type PlacedPhotos = ReadonlyMap<string, PlacedPhoto>;

/** A part of the sphere as fractions of it, cut to what is on it; undefined for all of it, and for nothing. */
export function coverageWithin({ left, top, width, height }: Coverage): Coverage | undefined {
  const part = (value: number) => Math.min(1, Math.max(0, value));
  const [from, to] = [part(left), part(left + width)];
  const [above, below] = [part(top), part(top + height)];
  if (!(to > from && below > above)) return undefined;
  const isWhole = to - from > 1 - 1e-9 && below - above > 1 - 1e-9;
  return isWhole ? undefined : { left: from, top: above, width: to - from, height: below - above };
}
