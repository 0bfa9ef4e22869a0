import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { requireUser, route } from '../http/route.ts';
import type { Operators } from './operators.ts';

interface Parts {
  operators: Operators;
  /** null: the operators have left no address. */
  contactEmail: string | null;
}

/** Mounts `/api/operator` and `/api/contact`. */
export function operatorRoutes(app: FastifyInstance, { operators, contactEmail }: Parts): void {
  route(app, endpoints.claimOperator, {
    access: 'signed-in',
    handler: async (request) => {
      if (await operators.claim(request.body.token, requireUser(request))) return { operator: true };
      throw new Problem('operator_link_used');
    },
  });
  route(app, endpoints.getContact, { access: 'anyone', handler: async () => ({ email: contactEmail }) });
}
