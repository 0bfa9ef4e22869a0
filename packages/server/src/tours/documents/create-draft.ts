import type { Tour } from '@tourwright/tour/document';
import type { Ownership } from '@tourwright/tour/rules';
import { copyTour } from '../lifetime/copy-tour.ts';
import { newTour } from '../lifetime/new-tour.ts';
import { type Draft, type Refused, readDraft, writeDraft } from './draft.ts';
import { readBody } from './read-body.ts';

/** A tour that was not there before. */
export interface NewDraft {
  ok: true;
  draft: Draft;
  /** The stored form that it came in, as JSON text; null when it came in another. */
  stored: string | null;
  /** Whether it says that it is published; the draft says it is not. */
  isPublished: boolean;
}

/** The tour that the body of a request asks for, or all that is wrong with it. */
export function createDraft(input: { body: string; ownership: Ownership }): NewDraft | Refused {
  const read = readBody(input.body);
  if (!read.ok) return read;
  const made = newTour(read.body, input.ownership);
  if (!made.ok) return { ok: false, code: 'invalid_input', errors: made.errors };
  return asNew({ ...made.tour, activity: 'unpublished' }, made.stored, made.tour.activity === 'published');
}

/** A copy of a tour, unpublished. */
export function copyDraft(input: {
  text: string;
  stored: string | null;
  /** With the name of the copy. */
  ownership: Ownership & { name: string };
}): NewDraft | Refused {
  const { tour, stored } = copyTour(
    { document: readDraft(input.text), stored: input.stored },
    input.ownership,
  );
  return asNew(tour, stored, false);
}

function asNew(tour: Tour, stored: string | null, isPublished: boolean): NewDraft | Refused {
  const written = writeDraft(tour);
  return written.ok ? { ...written, stored, isPublished } : written;
}
