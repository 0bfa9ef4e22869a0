import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../drivers/database/database.ts';
import { requireUser, route } from '../../http/route.ts';
import type { Access } from '../../http/safety/access.ts';
import type { QuotaLimits } from '../../quotas/quotas.ts';
import { createAnnouncements } from './announcements.ts';
import { type Audit, listActs } from './audit.ts';
import { readServerFacts } from './server-facts.ts';
import { cancelJob, listServerJobs, retryJob } from './server-jobs.ts';
import { listServerMessages, removeServerMessage } from './server-messages.ts';
import { listServerTours } from './server-tours.ts';
import { listServerUsers, type TellPlan } from './server-users.ts';

/** What the operators' routes are built from. */
export interface AdminParts {
  database: Database;
  clock: () => Date;
  /** What the settings let any account have. */
  limits: QuotaLimits;
  audit: Audit;
  tellPlan: TellPlan;
}

const operators = { action: 'server.run', thing: () => ({ server: true }) } as const satisfies Access;

/** Mounts what those see and do who run the server. */
export function adminRoutes(app: FastifyInstance, parts: AdminParts): void {
  const { database, tellPlan } = parts;
  route(app, endpoints.getServerFacts, { access: operators, handler: () => readServerFacts(parts) });
  route(app, endpoints.listServerUsers, {
    access: operators,
    handler: ({ query }) => listServerUsers(database, query, tellPlan),
  });
  route(app, endpoints.listServerTours, {
    access: operators,
    handler: ({ query }) => listServerTours(database, query),
  });
  route(app, endpoints.listServerJobs, {
    access: operators,
    handler: ({ query }) => listServerJobs(database, query),
  });
  route(app, endpoints.listAudit, {
    access: operators,
    handler: ({ query }) => listActs(database, query),
  });
  jobRoutes(app, parts);
  messageRoutes(app, parts);
  announcementRoutes(app, parts);
}

function jobRoutes(app: FastifyInstance, { database, audit }: AdminParts): void {
  route(app, endpoints.retryJob, {
    access: operators,
    handler: async (request) => {
      const { kind, id } = request.params;
      const userId = requireUser(request);
      return database.transaction(async (transaction) => {
        const retried = await retryJob(transaction, { kind, id });
        if (retried) await audit({ act: 'job.retry', userId, subject: kind, value: id }, transaction);
        return { retried };
      });
    },
  });
  route(app, endpoints.cancelJob, {
    access: operators,
    handler: async (request) => {
      const { kind, id } = request.params;
      const userId = requireUser(request);
      return database.transaction(async (transaction) => {
        const cancelled = await cancelJob(transaction, { kind, id });
        if (cancelled) await audit({ act: 'job.cancel', userId, subject: kind, value: id }, transaction);
        return { cancelled };
      });
    },
  });
}

function messageRoutes(app: FastifyInstance, { database, audit }: AdminParts): void {
  route(app, endpoints.listServerMessages, {
    access: operators,
    handler: ({ query }) => listServerMessages(database, query),
  });
  route(app, endpoints.deleteServerMessage, {
    access: operators,
    handler: (request) =>
      database.transaction(async (transaction) => {
        const reference = await removeServerMessage(transaction, request.params.id);
        const userId = requireUser(request);
        // Only the reference: people whose message was deleted must not be named in the log.
        if (reference !== null)
          await audit({ act: 'message.delete', userId, subject: reference }, transaction);
        return { deleted: reference !== null };
      }),
  });
}

function announcementRoutes(app: FastifyInstance, parts: AdminParts): void {
  const { database, audit } = parts;
  const announcements = createAnnouncements(parts);
  route(app, endpoints.getAnnouncement, {
    access: 'logged-in',
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { announcement: await announcements.read() };
    },
  });
  route(app, endpoints.listAnnouncements, {
    access: operators,
    handler: ({ query }) => announcements.list(query),
  });
  route(app, endpoints.makeAnnouncement, {
    access: operators,
    handler: (request) =>
      database.transaction(async (transaction) => {
        const made = await announcements.make(request.body, transaction);
        const userId = requireUser(request);
        await audit({ act: 'announcement.make', userId, subject: made.text }, transaction);
        return made;
      }),
  });
  route(app, endpoints.endAnnouncement, {
    access: operators,
    handler: (request) =>
      database.transaction(async (transaction) => {
        const text = await announcements.end(request.params.id, transaction);
        const userId = requireUser(request);
        if (text !== null) await audit({ act: 'announcement.end', userId, subject: text }, transaction);
        return { ended: text !== null };
      }),
  });
}
