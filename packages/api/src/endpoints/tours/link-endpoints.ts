/** Links of a tour: who may open each, for how long, and what it shows. */
import { sceneView } from '@tourwright/tour/document';
import { z } from 'zod';
import { isLocale } from '../../locales.ts';
import { byId, type Endpoint } from '../endpoint.ts';

/**
 * Who may open a link: anybody, also through search engines; anybody who has the link; anybody who also knows its
 * password; members of the tour.
 */
export const linkAccesses = ['everyone', 'unlisted', 'password', 'members'] as const;

/** Who may open a link; one of `linkAccesses`. */
export type LinkAccess = (typeof linkAccesses)[number];

/** What a link may leave out of the player. */
export const playerControls = [
  'rooms',
  'back',
  'guide',
  'turn',
  'sound',
  'plan',
  'motion',
  'vr',
  'fullscreen',
  'contact',
  'share',
] as const;

/** A control of the player that a link can hide. */
export type PlayerControl = (typeof playerControls)[number];

/** The shortest password of a link: shorter ones are guessed. */
export const leastPasswordLength = 8;

const options = {
  /** For its owner. */
  name: z.string().trim().min(1).max(120),
  access: z.enum(linkAccesses),
  /** When it ends by itself; null: never. */
  expiresAt: z.iso.datetime({ offset: true }).nullable(),
  /** After this many visits it takes no more; null: any number. */
  mostViews: z.int().min(1).max(1_000_000).nullable(),
  /** Without logos, contact and what leads out (`unbrandedTour`). */
  isUnbranded: z.boolean(),
  /** What visitors see: as it was published last, or as it is now. */
  shows: z.enum(['published', 'draft']),
  /** Where the tour begins; null: as it says itself. Degrees. */
  start: z.object({ sceneId: z.int().min(0), view: sceneView.optional() }).nullable(),
  /** BCP 47; null: the visitor's own. */
  language: z
    .string()
    .refine(isLocale, { params: { code: 'invalid_value' } })
    .nullable(),
  /** What the player offers; null: everything. */
  controls: z.array(z.enum(playerControls)).max(playerControls.length).nullable(),
};

/** A link as those who edit its tour see it. */
const tourLink = z.object({
  id: z.string(),
  /** What its address holds: `/welcome/{tourId}?link={key}`. */
  key: z.string(),
  ...options,
  language: z.string().nullable(),
  /** The password itself is kept by nobody. */
  hasPassword: z.boolean(),
  views: z.int(),
  createdAt: z.string(),
  /** When it was ended by hand. */
  revokedAt: z.string().nullable(),
});

/** A link of a tour as its owner sees it. */
export type TourLink = z.infer<typeof tourLink>;

const changes = z.object({ ...options, password: z.string().min(leastPasswordLength).max(200) }).partial();
/** What of a link is to be otherwise. */
export type LinkChanges = z.input<typeof changes>;

/** What a visitor's page has to know of the link that it was opened by. */
export const shownLink = z.object({
  key: z.string(),
  isUnbranded: z.boolean(),
  controls: z.array(z.enum(playerControls)).nullable(),
});

/** What visitors learn of the link that they came by. */
export type ShownLink = z.infer<typeof shownLink>;

/**
 * What is between a visitor and the tour: nothing, a password, a visit that is to be counted first, being a member; a
 * link that shows what was published, before anything was; one that has ended.
 */
const linkStates = ['open', 'password', 'visit', 'members', 'unready', 'ended'] as const;

/** What is between a visitor and the tour of a link. */
export type LinkState = (typeof linkStates)[number];

const key = z.string().min(1).max(100);
/** With which link a tour is requested, and by which pass. */
export const linkQuery = { link: key.optional(), pass: z.string().max(200).optional() };
const oneLink = byId.extend({ linkId: z.string().min(1).max(100) });

/** Endpoints for the links of a tour. */
export const linkEndpoints = {
  listLinks: {
    method: 'GET',
    path: '/api/tours/:id/links',
    summary: 'The links of a tour, oldest first, ended ones too, and how often the tour was viewed in all',
    params: byId,
    response: z.object({ items: z.array(tourLink), views: z.int() }),
  },
  createLink: {
    method: 'POST',
    path: '/api/tours/:id/links',
    summary: 'Makes a link; what is left out is unlisted, without end, branded, as published',
    params: byId,
    body: changes.required({ name: true }),
    response: tourLink,
    status: 201,
  },
  changeLink: {
    method: 'PATCH',
    path: '/api/tours/:id/links/:linkId',
    summary: 'Changes options of a link; a new password or access ends the visits that are open',
    params: oneLink,
    body: changes,
    response: tourLink,
  },
  revokeLink: {
    method: 'POST',
    path: '/api/tours/:id/links/:linkId/revoke',
    summary: 'Ends a link, and within a second all visits by it',
    params: oneLink,
    response: tourLink,
  },
  restoreLink: {
    method: 'POST',
    path: '/api/tours/:id/links/:linkId/restore',
    summary: 'Takes back that a link was revoked',
    params: oneLink,
    response: tourLink,
  },
  deleteLink: {
    method: 'DELETE',
    path: '/api/tours/:id/links/:linkId',
    summary: 'Deletes a link for good; its address is never given to another one',
    params: oneLink,
    response: z.object({ id: z.string(), deleted: z.literal(true) }),
  },
  getOembed: {
    method: 'GET',
    path: '/api/oembed',
    summary: 'How another site shows the tour at an address of ours (oEmbed 1.0, JSON)',
    query: z.object({
      url: z.string().min(1).max(2000),
      maxwidth: z.coerce.number().int().min(1).max(10_000).optional(),
      maxheight: z.coerce.number().int().min(1).max(10_000).optional(),
      format: z.enum(['json']).optional(),
    }),
    response: z.object({
      version: z.literal('1.0'),
      type: z.literal('rich'),
      title: z.string().optional(),
      provider_name: z.string().optional(),
      provider_url: z.string(),
      cache_age: z.int(),
      width: z.int(),
      height: z.int(),
      html: z.string(),
      thumbnail_url: z.string().optional(),
      thumbnail_width: z.int().optional(),
      thumbnail_height: z.int().optional(),
    }),
  },
  getVisit: {
    method: 'GET',
    path: '/api/tours/:id/visit',
    summary: 'What stands between a visitor and the tour of a link',
    params: byId,
    query: z.object({ ...linkQuery, link: key }),
    response: z.object({ state: z.enum(linkStates) }),
  },
  beginVisit: {
    method: 'POST',
    path: '/api/tours/:id/visits',
    summary: 'Counts a visit by a link; answers with the pass that opens the tour, where it asks for one',
    params: byId,
    query: z.object({ link: key }),
    body: z.object({ password: z.string().max(200).optional() }),
    response: z.object({ pass: z.string().nullable() }),
    status: 201,
  },
} as const satisfies Record<string, Endpoint>;
