import { type ContactDetails, endpoints, type Retention } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/answers/problem.ts';
import { requireUser, route } from '../http/route.ts';
import type { Audit } from './admin/audit.ts';
import type { ContactMessages } from './contact-messages.ts';
import type { Operators } from './operators.ts';

interface Parts {
  operators: Operators;
  audit: Audit;
  /** null: the operators have left no address. */
  contactEmail: string | null;
  /** How they are named. */
  operator: ContactDetails;
  keeps: Retention;
  messages: ContactMessages;
  /** For a form that is handed out now. */
  makeStamp(): string;
}

/** Mounts `/api/operator` and `/api/contact`. */
export function operatorRoutes(app: FastifyInstance, parts: Parts): void {
  const { operators, audit, contactEmail, operator, keeps, messages, makeStamp } = parts;
  route(app, endpoints.claimOperator, {
    access: 'logged-in',
    handler: async (request) => {
      const userId = requireUser(request);
      const begin = { act: 'operator.begin', userId, subject: 'operator' } as const;
      const isClaimed = await operators.claim(request.body.token, userId, (within) => audit(begin, within));
      if (!isClaimed) throw new Problem('operator_link_used');
      return { operator: true };
    },
  });
  route(app, endpoints.getContact, {
    access: 'anyone',
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { email: contactEmail, operator, keeps, stamp: makeStamp() };
    },
  });
  route(app, endpoints.sendContactMessage, {
    access: 'anyone',
    bodyLimit: 32 * 1024,
    handler: async ({ body, ip }) => ({ reference: await messages.receive(body, ip) }),
  });
}
