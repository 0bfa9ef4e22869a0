import { randomBytes } from 'node:crypto';
import type { LinkChanges, TourLink } from '@tourwright/api';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { tourNotFound } from '../http/answers/not-there.ts';
import { Problem } from '../http/answers/problem.ts';
import { announceLinks } from './known-links.ts';
import {
  countLinks,
  deleteLink,
  insertLink,
  type LinkRow,
  listLinks,
  lockLink,
  lockTourOfLinks,
  newLinkKey,
  revokeLinks,
  updateLink,
} from './link-table.ts';

/** The most links of a tour, ended ones included. */
const mostLinks = 200;

/** The links of a tour for those who edit it. Who may do what is asked before. */
export interface OwnerLinks {
  list(tourId: string): Promise<TourLink[]>;
  /** Problems `too_many_links`, `link_has_no_password`. */
  create(tourId: string, userId: string, wanted: LinkChanges & { name: string }): Promise<TourLink>;
  /** Problems `link_not_found`, `link_has_no_password`. */
  change(tourId: string, id: string, changes: LinkChanges): Promise<TourLink>;
  revoke(tourId: string, id: string): Promise<TourLink>;
  restore(tourId: string, id: string): Promise<TourLink>;
  remove(tourId: string, id: string): Promise<void>;
  /** Ends all links of a tour. */
  revokeAll(tourId: string): Promise<void>;
}

interface OwnerLinkParts {
  database: Database;
  log: Pick<Logger, 'warn'>;
  clock: () => Date;
  hash(password: string): Promise<string>;
}

/** Makes what owners do with the links of a tour. */
export function createOwnerLinks({ database, log, clock, hash }: OwnerLinkParts): OwnerLinks {
  const changeLocked = createChangeLocked({ database, clock });
  /** Hashed before anything is locked, since it takes its time. */
  const hashed = async ({ password, ...changes }: LinkChanges) => ({
    ...changes,
    ...(password === undefined ? {} : { passwordHash: await hash(password) }),
  });
  return {
    list: async (tourId) => (await listLinks(database.orm, tourId)).map(shownToOwner),

    async create(tourId, userId, { name, ...wanted }) {
      const values = valuesOf(await hashed(wanted));
      return database.transaction(async (transaction: Transaction) => {
        const { orm } = transaction;
        // One after the other, so that the count holds.
        if (!(await lockTourOfLinks(orm, tourId))) throw tourNotFound(log, tourId);
        if ((await countLinks(orm, tourId)) >= mostLinks)
          throw new Problem('too_many_links', { most: mostLinks });
        const now = clock();
        const link = { ...newLink(tourId, userId, name, now), ...values };
        requirePassword(link);
        await insertLink(orm, link);
        return shownToOwner(link);
      });
    },

    async change(tourId, id, changes) {
      const values = valuesOf(await hashed(changes));
      return changeLocked(tourId, id, (link) => {
        const next = { ...link, ...values };
        requirePassword(next);
        const isOther = values.passwordHash !== undefined || next.access !== link.access;
        return { ...values, ...(isOther ? { generation: link.generation + 1 } : {}) };
      });
    },

    revoke: (tourId, id) =>
      changeLocked(tourId, id, ({ revokedAt }) => ({ revokedAt: revokedAt ?? clock() })),
    restore: (tourId, id) => changeLocked(tourId, id, () => ({ revokedAt: null })),

    remove: (tourId, id) =>
      database.transaction(async (transaction) => {
        const link = await deleteLink(transaction.orm, tourId, id);
        if (link === null) throw new Problem('link_not_found');
        await announceLinks(database, transaction, [link]);
      }),

    revokeAll: (tourId) =>
      database.transaction(async (transaction) => {
        const ended = await revokeLinks(transaction.orm, tourId, clock());
        await announceLinks(database, transaction, ended);
      }),
  };
}

/** Changes a link under its lock, and notifies every process. */
function createChangeLocked({ database, clock }: Pick<OwnerLinkParts, 'database' | 'clock'>) {
  return (tourId: string, id: string, changed: (link: LinkRow) => Partial<LinkRow>): Promise<TourLink> =>
    database.transaction(async (transaction) => {
      const link = await lockLink(transaction.orm, tourId, id);
      if (link === null) throw new Problem('link_not_found');
      const next = { ...link, ...changed(link), updatedAt: clock() };
      await updateLink(transaction.orm, id, next);
      await announceLinks(database, transaction, [next]);
      return shownToOwner(next);
    });
}

type Hashed = Omit<LinkChanges, 'password'> & { passwordHash?: string };

/** As the table holds them; what is not said stays out. */
function valuesOf({ expiresAt, start, ...others }: Hashed): Partial<LinkRow> {
  const said = Object.entries(others).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(said) as Partial<LinkRow>),
    ...(expiresAt === undefined ? {} : { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(start === undefined ? {} : { start }),
  };
}

function newLink(tourId: string, userId: string, name: string, now: Date): LinkRow {
  return {
    id: randomBytes(9).toString('hex'),
    tourId,
    key: newLinkKey(),
    name,
    access: 'unlisted',
    passwordHash: null,
    generation: 1,
    expiresAt: null,
    mostViews: null,
    views: 0,
    isUnbranded: false,
    shows: 'published',
    start: null,
    language: null,
    controls: null,
    revokedAt: null,
    createdBy: userId,
    createdAt: now,
    updatedAt: now,
  };
}

function requirePassword({ access, passwordHash }: Pick<LinkRow, 'access' | 'passwordHash'>): void {
  if (access === 'password' && passwordHash === null) throw new Problem('link_has_no_password');
}

function shownToOwner(link: LinkRow): TourLink {
  const { id, key, name, access, mostViews, views, isUnbranded, shows, start, language, controls } = link;
  return {
    ...{ id, key, name, access, mostViews, views, isUnbranded, shows, start, language, controls },
    hasPassword: link.passwordHash !== null,
    expiresAt: link.expiresAt?.toISOString() ?? null,
    createdAt: link.createdAt.toISOString(),
    revokedAt: link.revokedAt?.toISOString() ?? null,
  };
}
