/** A file on its way may have taken the place of another one, which comes back when the new one is given up. */
import type { Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { removeScene } from '../rules/remove-scene.ts';
import type { FilePlace } from '../rules/tour-files.ts';
import { newEdit } from '../state/new-edit.ts';

export interface ReplacedFiles {
  /** A file that is about to be sent takes the place of another one. */
  remember(slug: string, before: string): void;
  /** Whether another file would come back. */
  has(slug: string): boolean;
  /** What gives up the file of a place: the one before comes back, else what shows it goes, a scene with the links to it. */
  withdraw(tour: Tour, place: FilePlace): Edit;
}

export function replacedFiles(): ReplacedFiles {
  const replaced = new Map<string, string>();
  return {
    // What was replaced before it had come was never there.
    remember: (slug, before) => void replaced.set(slug, replaced.get(before) ?? before),
    has: (slug) => replaced.has(slug),
    withdraw: (tour, place) => {
      const before = replaced.get(place.slug);
      if (before !== undefined) return newEdit(place.replace(before));
      if (place.kind === 'photo' && place.scene) return removeScene(tour, place.scene.id);
      return newEdit(place.remove());
    },
  };
}
