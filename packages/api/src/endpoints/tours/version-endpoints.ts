/** Versions of a tour, which can be viewed, compared and restored, and scheduled publishing. */
import { tour } from '@tourwright/tour/document';
import { edit } from '@tourwright/tour/edit';
import { z } from 'zod';
import { byId, type Endpoint } from '../endpoint.ts';

/** Why a version was kept: by itself while somebody worked, before something large, or because somebody wanted it. */
export const versionKinds = ['hourly', 'published', 'named', 'before-bulk', 'before-restore'] as const;

/** Why a version was kept; one of `versionKinds`. */
export type VersionKind = (typeof versionKinds)[number];

/** As `ChangeGroup` of `@tourwright/tour/changes`; one that a newer release knows is passed on. */
const changeGroup = z.object({
  thing: z.string(),
  sort: z.string(),
  count: z.int(),
  kind: z.string().nullable(),
  sceneName: z.string().nullable(),
  name: z.string(),
  /** Who made all of them; null: somebody whose account is gone. */
  by: z.string().nullable(),
  /** The moment of the last of them; null: it is not known who made them, and when. */
  at: z.string().nullable(),
});

const version = z.object({
  version: z.int(),
  kind: z.enum(versionKinds),
  /** Given by somebody; such a version is kept for good. */
  name: z.string().nullable(),
  /** The moment of this state. */
  at: z.string(),
  /** Who made the last change before it; null: nobody knows any more. */
  by: z.string().nullable(),
  /** Whether it is what visitors see. */
  isLive: z.boolean(),
  scenes: z.int(),
  /** What is otherwise than in the version before; null: it is the first that is kept. */
  changes: z.array(changeGroup).nullable(),
});

/** A kept version of a tour's draft. */
export type Version = z.infer<typeof version>;

/** How long versions are kept that nobody named: all of some days, then one a day; of published ones the newest. */
const keepRule = z.object({ hourlyDays: z.int(), dailyDays: z.int(), published: z.int() });

/** How long versions are kept that nobody named. */
export type KeepRule = z.infer<typeof keepRule>;

const changeCredit = z.object({
  /** As of a `TourChange` of `@tourwright/tour/changes`; with its sort they identify the change. */
  thing: z.string(),
  sort: z.string(),
  sceneId: z.int().nullable(),
  id: z.string(),
  /** Who made it; null: nobody knows any more. */
  by: z.string().nullable(),
  at: z.string(),
  /** It was made at that moment at the latest: what was done then is not known in detail any more. */
  atLatest: z.boolean(),
});

/** Who made one of the changes between two states of a tour, and when. */
export type ChangeCredit = z.infer<typeof changeCredit>;

const versionName = z.string().trim().min(1).max(120);
const oneVersion = byId.extend({ version: z.coerce.number().int().min(1) });

/** What the clock shows, to the minute: `2026-11-24T09:00`. */
const moment = z.iso.datetime({ local: true, precision: -1 }).max(16);
const schedule = z.object({
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
  /** Whose clock that is, as IANA names it. */
  timeZone: z.string().min(1).max(60),
});

/** When a tour is published and taken down by itself, in local time of a named zone. */
export type Schedule = z.infer<typeof schedule>;

/** Endpoints for versions and scheduled publishing. */
export const versionEndpoints = {
  listVersions: {
    method: 'GET',
    path: '/api/tours/:id/versions',
    summary: 'The kept versions of a tour, newest first, and how long they are kept',
    params: byId,
    response: z.object({ items: z.array(version), keep: keepRule }),
  },
  keepVersion: {
    method: 'POST',
    path: '/api/tours/:id/versions',
    summary: 'Keeps the draft as it is under a name',
    params: byId,
    body: z.object({ name: versionName }),
    response: z.object({ version: z.int() }),
    status: 201,
  },
  getVersion: {
    method: 'GET',
    path: '/api/tours/:id/versions/:version',
    summary: 'A kept version with its media, those included that were deleted since',
    params: oneVersion,
    response: z.object({ tour, images: z.record(z.string(), z.unknown()) }),
  },
  listVersionChanges: {
    method: 'GET',
    path: '/api/tours/:id/versions/:version/changes',
    summary: 'Who changed what since a version, and when: until a later version, or the draft',
    params: oneVersion,
    query: z.object({ to: z.coerce.number().int().min(1).optional() }),
    response: z.object({ items: z.array(changeCredit) }),
  },
  nameVersion: {
    method: 'PATCH',
    path: '/api/tours/:id/versions/:version',
    summary: 'Names a version; null takes its name away',
    params: oneVersion,
    body: z.object({ name: versionName.nullable() }),
    response: z.object({ version: z.int() }),
  },
  restoreVersion: {
    method: 'POST',
    path: '/api/tours/:id/versions/:version/restore',
    summary:
      'Brings the media of a version back, and answers with the one edit that brings back its content, for the editor to apply',
    params: oneVersion,
    body: z.object({ sceneId: z.int().optional() }),
    /** Null: the draft has that content already. */
    response: z.object({ edit: edit.nullable() }),
  },
  getSchedule: {
    method: 'GET',
    path: '/api/tours/:id/schedule',
    summary: 'When the tour is published and withdrawn by itself',
    params: byId,
    response: schedule,
  },
  setSchedule: {
    method: 'PATCH',
    path: '/api/tours/:id/schedule',
    summary: 'Decides when the tour is published and withdrawn by itself; null: never',
    params: byId,
    body: schedule,
    response: schedule,
  },
} as const satisfies Record<string, Endpoint>;
