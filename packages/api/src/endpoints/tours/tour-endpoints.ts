/** Tours: read, changed, published and deleted by their owners, and shown to visitors. */

import { list, socialCard, tour } from '@tourwright/tour/document';
import { edit, editAnswer } from '@tourwright/tour/edit';
import { tourSummary } from '@tourwright/tour/rules';
import { z } from 'zod';
import { imageInfo } from '../../image-info.ts';
import { byId, type Endpoint, page } from '../endpoint.ts';
import { galleryStates } from './gallery-endpoints.ts';
import { linkQuery, shownLink } from './link-endpoints.ts';

/** The picture behind a tour's welcome page. */
const cover = z.object({
  /** For browsers that know none of the sources. */
  src: z.string(),
  /** As the attributes of `<source>`, best first. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string(), sizes: z.string(), media: z.string() })),
});

/** The picture that stands for a tour, as attributes of `<img>` and, for browsers that know them, of `<source>`. */
export type Cover = z.infer<typeof cover>;

const tourStatus = z.enum(['draft', 'live', 'changed', 'unpublished', 'processing']);

/** How far a tour is for visitors: draft, live, changed since it went live, unpublished, or still processing. */
export type TourStatus = z.infer<typeof tourStatus>;

/** The specification's tour list row, with what a card shows besides. */
export const tourRow = z.object({
  id: z.string(),
  /** The name, or 'Untitled'. */
  title: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  /** What lists show of it; the whole tour is at its own address. */
  tourData: tourSummary,
  status: tourStatus,
  thumbnailUrl: z.string().nullable(),
  views: z.number(),
  /** By which its owner groups their tours; visitors never see them. */
  labels: z.array(z.string()),
  /** Whether it is in the gallery, or was to. */
  gallery: z.enum(galleryStates),
});

/** A tour as a row of its owner's list shows it. */
export type TourRow = z.infer<typeof tourRow>;

/** Endpoints of tours and of the files that they name. */
export const tourEndpoints = {
  getTour: {
    method: 'GET',
    path: '/api/tours/:id',
    summary:
      'The published snapshot to anyone, the draft to its owner; ETag is the version. With `link`: what that shows',
    params: byId,
    query: z.object({ form: z.enum(['stored']).optional(), ...linkQuery }),
    response: z.unknown(),
  },
  listTours: {
    method: 'GET',
    path: '/api/tours',
    summary: "The logged-in owner's tours, newest first",
    query: z.object(page),
    response: z.object({ items: z.array(tourRow), next: z.string().nullable() }),
  },
  createTour: {
    method: 'POST',
    path: '/api/tours',
    summary: 'Creates a tour: from a name and type, a document, or the stored form of the specification',
    body: z.unknown(),
    response: tour,
    status: 201,
  },
  patchTour: {
    method: 'PATCH',
    path: '/api/tours/:id',
    summary:
      'Replaces top-level fields, null removes one; needs If-Match with the version, stale: 412 with `current`',
    params: byId,
    body: z.unknown(),
    response: tour,
  },
  deleteTour: {
    method: 'DELETE',
    path: '/api/tours/:id',
    summary: 'Deletes a tour; it can be restored for 30 days',
    params: byId,
    response: z.object({ id: z.string(), deleted: z.literal(true) }),
  },
  restoreTour: {
    method: 'POST',
    path: '/api/tours/:id/restore',
    summary: 'Takes a deletion back',
    params: byId,
    response: tour,
  },
  duplicateTour: {
    method: 'POST',
    path: '/api/tours/:id/duplicate',
    summary: 'A copy of the draft, unpublished, with its own images',
    params: byId,
    response: tour,
    status: 201,
  },
  publishTour: {
    method: 'POST',
    path: '/api/tours/:id/publish',
    summary: 'Freezes the draft as what visitors see',
    params: byId,
    response: tour,
  },
  unpublishTour: {
    method: 'POST',
    path: '/api/tours/:id/unpublish',
    summary: 'Withdraws the tour from visitors at once',
    params: byId,
    response: tour,
  },
  sendEdits: {
    method: 'POST',
    path: '/api/tours/:id/edits',
    summary: 'Applies edits with authority and answers with what the sender has not seen',
    params: byId,
    body: z.object({ base: z.number().int().min(0), edits: list(edit, 500) }),
    response: z.object({
      /** The version after all of these. */
      version: z.number().int(),
      /** One answer for each edit sent, in order. */
      answers: z.array(editAnswer),
      /** Edits accepted since `base` from elsewhere, oldest first; null: too many, take `current`. */
      missed: z.array(z.object({ version: z.number().int(), edit })).nullable(),
      current: tour.optional(),
    }),
  },
  getTourMedia: {
    method: 'GET',
    path: '/api/tours/:id/media',
    summary: 'What is known of every image that the tour names, by slug; access as for the tour',
    params: byId,
    /** `signed`: the owner's addresses work for some hours without a cookie, for frames without an origin. */
    query: z.object({ signed: z.enum(['true']).optional(), ...linkQuery }),
    response: z.object({
      images: z.record(z.string(), imageInfo),
      cover: cover.nullable(),
      /** The link that the request named. */
      link: shownLink.optional(),
      /** The user who is logged in may look at the tour, not change it. */
      isReadOnly: z.literal(true).optional(),
    }),
  },
  previewSocialCard: {
    method: 'POST',
    path: '/api/tours/:id/social-card',
    summary:
      'The address of the social card that the draft would have with these words; null while it cannot be drawn',
    params: byId,
    body: socialCard,
    response: z.object({ address: z.string().nullable() }),
  },
  retryImage: {
    method: 'POST',
    path: '/api/tours/:id/media/retry',
    summary: 'Cuts a failed panorama again',
    params: byId,
    body: z.object({ slug: z.string().min(1).max(1024) }),
    response: imageInfo,
  },
  binImage: {
    method: 'POST',
    path: '/api/tours/:id/media/bin',
    summary:
      'Puts a file that the draft does not use into the bin, where it is deleted for good after 30 days; `deleted: false` restores it',
    params: byId,
    body: z.object({ slug: z.string().min(1).max(1024), deleted: z.boolean() }),
    response: imageInfo,
  },
  copyImage: {
    method: 'POST',
    path: '/api/tours/:id/media/copies',
    summary:
      'Lets a file of the tour, or of another one of its owner (`from`), lie at a slug of its own too; it takes no more room',
    params: byId,
    body: z.object({ slug: z.string().min(1).max(1024), from: z.string().min(1).max(200).optional() }),
    response: imageInfo,
  },
} as const satisfies Record<string, Endpoint>;
