/**
 * A file that came in place of another one: which one that was, so that it can come back. Kept in the browser, by user
 * and tour; the server keeps the files themselves.
 */
import type { Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { z } from 'zod';
import type { FilePlace } from '../../rules/file-place.ts';
import { removeScene } from '../../rules/remove-scene.ts';
import { newEdit } from '../../state/new-edit.ts';

/** Remembers which file another one replaces, until the new one has come. */
export interface ReplacedFiles {
  /** A file takes the place of another one, which `hadCome` or was itself still on its way. */
  remember(slug: string, before: string, options: { hadCome: boolean }): void;
  /** The file that would come back; null when this one took nothing's place. */
  before(slug: string): string | null;
  /** What gives up the file of a place: the one before comes back, else what shows it goes, a scene with the links to it. */
  withdraw(tour: Tour, place: FilePlace): Edit;
}

const notes = z.record(z.string(), z.string());

/** Makes the memory of replaced files, kept in this browser. */
export function replacedFiles(userId: string, tourId: string): ReplacedFiles {
  const key = `tourwright-replaced/${userId}/${tourId}`;
  // Where the browser forbids storage, until the tour is closed.
  let known: Record<string, string> = {};
  const load = () => {
    try {
      // Another tab may have written.
      known = notes.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
    } catch {
      // What cannot be read is nothing.
    }
    return known;
  };
  const before = (slug: string) => load()[slug] ?? null;
  return {
    remember: (slug, replaced, { hadCome }) => {
      // What was replaced before it had come was never there.
      known = { ...load(), [slug]: (hadCome ? null : before(replaced)) ?? replaced };
      try {
        localStorage.setItem(key, JSON.stringify(known));
      } catch {
        // Kept until the tour is closed.
      }
    },
    before,
    withdraw: (tour, place) => {
      const earlier = before(place.slug);
      if (earlier !== null) return newEdit(place.replace(earlier));
      if (place.kind === 'photo' && place.scene) return removeScene(tour, place.scene.id);
      return newEdit(place.remove());
    },
  };
}
