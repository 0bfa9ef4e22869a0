import type { ImageInfo } from '@tourwright/api';

/** The tour's files by slug. */
export type Media = Readonly<Record<string, ImageInfo>>;

/** The address of a stored file; null when it is not there (yet, or any more). */
export function urlOf(media: Media, slug: string | undefined): string | null {
  return (slug && media[slug]?.url) || null;
}
