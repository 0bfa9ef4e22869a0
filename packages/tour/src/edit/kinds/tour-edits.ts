/** Edits of the tour itself. */
import { z } from 'zod';
import { editKind, field, head } from '../edit-kind.ts';
import { setTour } from '../lists.ts';
import { fieldSteps } from '../undo/undo-step.ts';

/** Sets or, with null, removes a field. */
export const tourSet = editKind({
  record: z.object({ ...head, kind: z.literal('tour.set'), field, value: z.unknown() }),
  apply: (tour, edit) => setTour(tour, { [edit.field]: edit.value }),
  undo: (before, after, edit) => fieldSteps(before, after, null, [edit.field]),
  subject: (_, edit) => edit.field,
});

/** Only ever one logo: another one replaces it. Null removes it. */
export const logoReplace = editKind({
  record: z.object({ ...head, kind: z.literal('logo.replace'), slug: z.string().max(1024).nullable() }),
  apply: (tour, edit) => setTour(tour, { centerLogo: edit.slug }),
  undo: (before, after) => fieldSteps(before, after, null, ['centerLogo']),
  subject: (tour, edit) => (edit.slug ?? tour.centerLogo ?? '').split('/').at(-1) ?? '',
});

/** The server froze the draft of that version for visitors. Nobody else may send it, and undo leaves it. */
export const tourPublish = editKind({
  record: z.object({
    ...head,
    kind: z.literal('tour.publish'),
    publishedVersion: z.int().min(1),
    publishedAt: z.string(),
  }),
  apply: (tour, edit) => ({
    ok: true,
    tour: {
      ...tour,
      activity: 'published',
      published_version: edit.publishedVersion,
      published_at: edit.publishedAt,
    },
  }),
  undo: () => [],
  subject: (tour) => tour.name ?? '',
});

/** The server withdrew the tour from visitors. Nobody else may send it, and undo leaves it. */
export const tourUnpublish = editKind({
  record: z.object({ ...head, kind: z.literal('tour.unpublish') }),
  apply: (tour) => ({ ok: true, tour: { ...tour, activity: 'unpublished' } }),
  undo: () => [],
  subject: (tour) => tour.name ?? '',
});
