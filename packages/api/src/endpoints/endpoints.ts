/** The table of all endpoints. The server mounts it, the client calls it, OpenAPI documents it. */

import { factFields, list } from '@tourwright/tour/document';
import { z } from 'zod';
import { brandEndpoints } from './accounts/brand-endpoints.ts';
import { overviewEndpoints } from './accounts/overview-endpoints.ts';
import { ownDataEndpoints } from './accounts/own-data-endpoints.ts';
import { peopleEndpoints } from './accounts/people-endpoints.ts';
import { planEndpoints } from './accounts/plan-endpoints.ts';
import { tokenEndpoints } from './accounts/token-endpoints.ts';
import { webhookEndpoints } from './accounts/webhook-endpoints.ts';
import { byId, type Endpoint } from './endpoint.ts';
import { adminEndpoints } from './operators/admin-endpoints.ts';
import { backupEndpoints } from './operators/backup-endpoints.ts';
import { contactEndpoints } from './operators/contact-endpoints.ts';
import { healthEndpoints } from './operators/health-endpoints.ts';
import { binEndpoints } from './tours/bin-endpoints.ts';
import { frameEndpoints } from './tours/frame-endpoints.ts';
import { galleryEndpoints } from './tours/gallery-endpoints.ts';
import { linkEndpoints } from './tours/link-endpoints.ts';
import { tourEndpoints } from './tours/tour-endpoints.ts';
import { transferEndpoints } from './tours/transfer-endpoints.ts';
import { versionEndpoints } from './tours/version-endpoints.ts';
import { leadEndpoints } from './visitors/lead-endpoints.ts';
import { meetingEndpoints } from './visitors/meeting-endpoints.ts';
import { orderEndpoints } from './visitors/order-endpoints.ts';
import { shopEndpoints } from './visitors/shop-endpoints.ts';

export type { Endpoint } from './endpoint.ts';

const demoEntry = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(['real-estate', 'retail']),
  thumbnail: z.string().nullable(),
  /** What the home or the shop is; the sample tours have none. */
  facts: z.object(factFields).optional(),
});

/** A published tour as the gallery shows it to anyone. */
export type DemoEntry = z.infer<typeof demoEntry>;

const user = z.looseObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
});

/** An account as its holder sees it. */
export type User = z.infer<typeof user>;

/** What a page may report of a visit; fields that are not listed pass through. */
export const analyticsEvent = z.looseObject({
  name: z.enum(['page_view', 'tour_welcome_page_view', 'enter_tour_button_click']),
  tour_id: z.string().max(200).optional(),
  tour_name: z.string().max(300).optional(),
  tour_type: z.string().max(60).optional(),
  page_path: z.string().max(2000).optional(),
  page_title: z.string().max(500).optional(),
  button_text: z.string().max(300).optional(),
});

/** One report of a visit, parsed. */
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/** Every endpoint of the HTTP API: method, path, and the schemas of what goes in and comes out. */
export const endpoints = {
  ...tourEndpoints,
  getDemos: {
    method: 'GET',
    path: '/api/demos',
    summary: 'The gallery',
    response: z.object({
      items: z.array(demoEntry),
      /** How many are still being made, as in the first seconds of a first start. */
      preparing: z.int().nonnegative(),
    }),
  },
  getUser: {
    method: 'GET',
    path: '/api/users/:id',
    summary: 'Own record only',
    params: byId,
    response: user,
  },
  patchUser: {
    method: 'PATCH',
    path: '/api/users/:id',
    summary: 'Changes one field of the own record',
    params: byId,
    body: z.record(z.string(), z.unknown()),
    response: user,
  },
  getUserImage: {
    method: 'GET',
    path: '/api/users/:id/image',
    summary: 'The user’s photo: `profile-image`, else the first item of their folder, or null',
    params: byId,
    response: z.object({ url: z.string().nullable() }),
  },
  postEvents: {
    method: 'POST',
    path: '/api/events',
    summary: 'Analytics events, one or a list',
    body: z.union([analyticsEvent, list(analyticsEvent, 50).min(1)]),
    response: z.object({ accepted: z.number() }),
    status: 202,
  },
  claimOperator: {
    method: 'POST',
    path: '/api/operator',
    summary: 'Makes the logged-in account an operator, by the one-time token of the first start',
    body: z.object({ token: z.string().min(1).max(200) }),
    response: z.object({ operator: z.boolean() }),
  },
  ...binEndpoints,
  ...brandEndpoints,
  ...contactEndpoints,
  ...galleryEndpoints,
  ...frameEndpoints,
  ...healthEndpoints,
  ...leadEndpoints,
  ...meetingEndpoints,
  ...linkEndpoints,
  ...overviewEndpoints,
  ...adminEndpoints,
  ...backupEndpoints,
  ...ownDataEndpoints,
  ...peopleEndpoints,
  ...planEndpoints,
  ...shopEndpoints,
  ...orderEndpoints,
  ...tokenEndpoints,
  ...transferEndpoints,
  ...versionEndpoints,
  ...webhookEndpoints,
  fetchUrl: {
    method: 'GET',
    path: '/fetch-url',
    summary: 'The address of what lies at a slug, or null',
    query: z.object({ slug: z.string() }),
    response: z.object({ url: z.string().nullable() }),
  },
  deleteImage: {
    method: 'DELETE',
    path: '/delete',
    summary: 'Deletes what lies at a slug',
    query: z.object({ slug: z.string() }),
    response: z.object({ url: z.string().nullable() }),
  },
} as const satisfies Record<string, Endpoint>;

/** The type of the endpoint table, from which client and server derive theirs. */
export type Endpoints = typeof endpoints;
