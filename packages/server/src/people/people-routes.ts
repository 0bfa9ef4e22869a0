import { endpoints } from '@tourwright/api';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/index.ts';
import { userNotFound } from '../http/answers/not-there.ts';
import { byId, requireUser, route } from '../http/route.ts';
import type { createAnswers } from './answer-offer.ts';
import type { Offers } from './offers.ts';
import type { createPeople } from './people.ts';
import { listPersonChanges } from './person-changes.ts';

interface Parts {
  database: Pick<Database, 'orm'>;
  people: ReturnType<typeof createPeople>;
  offers: Offers;
  answers: ReturnType<typeof createAnswers>;
}

const own = { action: 'user.read', thing: byId.user } as const;
const change = { action: 'user.edit', thing: byId.user } as const;
const done = { done: true } as const;

/** Mounts who works on whose tours. */
export function peopleRoutes(
  app: FastifyInstance,
  { database: { orm }, people, offers, answers }: Parts,
): void {
  route(app, endpoints.getPeople, {
    access: own,
    handler: async ({ params }, reply) => {
      // It holds links that let somebody in.
      reply.header('cache-control', 'no-store');
      return people.read(params.id);
    },
  });
  route(app, endpoints.listPersonChanges, {
    access: own,
    handler: async ({ params, query }) => listPersonChanges(orm, params.id, query),
  });
  route(app, endpoints.makeOffer, {
    access: change,
    handler: async ({ params, body, locale }) => {
      const [owner] = await orm
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(eq(users.id, params.id));
      if (owner === undefined) throw userNotFound();
      return offers.make(owner, body, locale);
    },
  });
  route(app, endpoints.resendOffer, {
    access: change,
    handler: async ({ params, locale }) => offers.resend(params.id, params.offerId, locale),
  });
  route(app, endpoints.withdrawOffer, {
    access: change,
    handler: async ({ params }) => {
      await offers.withdraw(params.id, params.offerId);
      return done;
    },
  });
  route(app, endpoints.changeMember, {
    access: change,
    handler: async ({ params, body }) => people.setRole(params.id, params.personId, body.role),
  });
  route(app, endpoints.removeMember, {
    access: change,
    handler: async ({ params }) => {
      await people.drop(params.id, params.personId);
      return done;
    },
  });
  route(app, endpoints.leaveOwner, {
    access: change,
    handler: async ({ params }) => {
      await people.drop(params.personId, params.id);
      return done;
    },
  });
  answerRoutes(app, answers);
}

/** For logged-in users with the link. */
function answerRoutes(app: FastifyInstance, answers: Parts['answers']): void {
  route(app, endpoints.readOffer, {
    access: 'logged-in',
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return answers.read(request.params.token, requireUser(request));
    },
  });
  route(app, endpoints.acceptOffer, {
    access: 'logged-in',
    handler: async (request) => {
      await answers.accept(request.params.token, requireUser(request));
      return done;
    },
  });
  route(app, endpoints.declineOffer, {
    access: 'logged-in',
    handler: async (request) => {
      await answers.decline(request.params.token, requireUser(request));
      return done;
    },
  });
}
