import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '../drivers/database/database.ts';
import type { Feature } from '../feature.ts';
import { isOver } from './admit-visitor.ts';
import { type KnownLinks, openKnownLinks } from './known-links.ts';
import { ownerLinkRoutes } from './owner-link-routes.ts';
import { createOwnerLinks, type OwnerLinks } from './owner-links.ts';
import { visitRoutes } from './visit-routes.ts';
import { openVisitWatch } from './visit-watch.ts';
import { createVisits, type Visits } from './visits.ts';

interface LinkParts {
  database: Database;
  log: Logger;
  clock: () => Date;
  secret: string;
  /** How passwords are hashed and tried. */
  passwords: {
    hash(password: string): Promise<string>;
    guess(key: string, attempt: { hash: string; password: string }): Promise<boolean>;
  };
  resolveSession(request: FastifyRequest): Promise<string | null>;
  /** How often tours were viewed. */
  viewsOf(tourIds: string[]): Promise<Map<string, number>>;
}

/** All that has to do with links, as the server's other features use it. */
export interface OpenLinks extends Feature {
  owner: OwnerLinks;
  visits: Visits;
  known: KnownLinks;
  /** The generation of a link whose media may be seen now; null when it has ended. */
  generationOf(linkId: string): number | null | Promise<number | null>;
}

/** Links of tours: made by owners, followed by visitors. */
export function openLinks(parts: LinkParts): OpenLinks {
  const { clock, passwords, resolveSession } = parts;
  const known = openKnownLinks(parts);
  const owner = createOwnerLinks({ ...parts, hash: passwords.hash });
  const visits = createVisits({ ...parts, known, guess: passwords.guess });
  const watch = openVisitWatch({ visits, known, clock });
  const generation = (link: Awaited<ReturnType<KnownLinks['byId']>>) =>
    link === null || isOver(link, clock()) ? null : link.generation;
  return {
    owner,
    visits,
    known,
    generationOf: (linkId) => {
      const link = known.byId(linkId);
      return link instanceof Promise ? link.then(generation) : generation(link);
    },
    routes: (http) => {
      ownerLinkRoutes(http, owner, parts.viewsOf);
      visitRoutes(http, { visits, watch, resolveSession });
    },
    close: async () => {
      watch.close();
      await known.close();
    },
  };
}
