/** How tours of owners come into the gallery: requested by the owner, decided by operators. */
import { z } from 'zod';
import { lines } from '../../text-fields.ts';
import { byId, type Endpoint, page } from '../endpoint.ts';

/** What became of the wish to be in the gallery; `none`: there is none, or it was withdrawn. */
export const galleryStates = ['none', 'asked', 'accepted', 'declined', 'removed'] as const;

/** One of `galleryStates`. */
export type GalleryState = (typeof galleryStates)[number];

const galleryPlace = z.object({
  state: z.enum(galleryStates),
  /** ISO 8601, UTC; null with `none`. */
  askedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** What operators wrote when they decided; empty: nothing. */
  reason: z.string(),
});

/** A tour's place in the gallery, with the reason of the last decision. */
export type GalleryPlace = z.infer<typeof galleryPlace>;

const galleryRequest = galleryPlace.extend({
  tourId: z.string(),
  /** The title of its draft; null without a name. */
  title: z.string().nullable(),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** Whether visitors can open the tour at the moment: only then it is shown. */
  isPublished: z.boolean(),
});

/** A tour that wants to be in the gallery, for operators to decide. */
export type GalleryRequest = z.infer<typeof galleryRequest>;

/** What operators make of a request; an accepted one can be taken out again. */
const galleryDecisions = ['accepted', 'declined', 'removed'] as const;

/** What an operator may decide about a tour in the gallery. */
export type GalleryDecision = (typeof galleryDecisions)[number];

/** Longest reason for a decision about the gallery, in characters. */
export const maxGalleryReason = 500;

/** Endpoints by which owners ask for a place in the gallery and operators decide. */
export const galleryEndpoints = {
  getGalleryPlace: {
    method: 'GET',
    path: '/api/tours/:id/gallery',
    summary: 'Whether the tour stands in the gallery, or was to',
    params: byId,
    response: galleryPlace,
  },
  askForGallery: {
    method: 'POST',
    path: '/api/tours/:id/gallery',
    summary: 'Asks the operator to show a published tour in the gallery',
    params: byId,
    response: galleryPlace,
  },
  leaveGallery: {
    method: 'DELETE',
    path: '/api/tours/:id/gallery',
    summary: 'Takes the tour out of the gallery at once, or the request back',
    params: byId,
    response: galleryPlace,
  },
  listGalleryRequests: {
    method: 'GET',
    path: '/api/operator/gallery',
    summary: 'Tours whose owners asked for a place in the gallery: those to decide first, the newest first',
    query: z.object({
      ...page,
      search: z.string().max(200).optional(),
      state: z.enum(['asked', ...galleryDecisions]).optional(),
    }),
    response: z.object({ items: z.array(galleryRequest), next: z.string().nullable(), total: z.int() }),
  },
  decideGalleryRequest: {
    method: 'POST',
    path: '/api/operator/gallery/:id',
    summary: 'Shows a tour in the gallery, declines it, or removes it; its owner is notified by mail',
    params: byId,
    body: z.object({
      /** The state that was decided about; another one now: 409 `gallery_moved_on`. */
      from: z.enum(['asked', ...galleryDecisions]),
      to: z.enum(galleryDecisions),
      reason: lines(maxGalleryReason).default(''),
    }),
    response: galleryPlace,
  },
} as const satisfies Record<string, Endpoint>;
