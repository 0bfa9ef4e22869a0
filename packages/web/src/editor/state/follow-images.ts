import type { Images } from './derived.ts';

/**
 * What is known of images now, in the objects that were known before where nothing changed: those draw nothing again.
 */
export function followImages(before: Images, now: Images): Images {
  const entries = Object.entries(now);
  const kept = entries.map(([slug, image]) => {
    const old = before[slug];
    return [slug, old && JSON.stringify(old) === JSON.stringify(image) ? old : image] as const;
  });
  const isSame =
    entries.length === Object.keys(before).length && kept.every(([slug, image]) => before[slug] === image);
  return isSame ? before : Object.fromEntries(kept);
}
