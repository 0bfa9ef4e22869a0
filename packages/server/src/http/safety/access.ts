import type { TokenScope } from '@tourwright/api';
import type { FastifyRequest } from 'fastify';
import type { Action, Thing } from '../../access/action.ts';

/**
 * Who may call a route: anyone, any logged-in user, or users with the right to its action. A token gets in where its
 * scope is named, by the action or here; `token`: nobody else does. `webhook`: another service, which has no session
 * and no origin and signs the bytes of the body; the handler gets these as they came and checks the signature.
 */
export type Access = 'anyone' | 'logged-in' | 'token' | 'webhook' | { scope: TokenScope } | ActionAccess;

/** Asked before the handler runs; where the answer is no, the thing is as if it were not there. */
interface ActionAccess {
  action: Action;
  /** What it is done to, of a request whose parts are not checked yet; null: the handler says what is wrong. */
  thing(request: FastifyRequest): Thing | null | Promise<Thing | null>;
  /** Visitors are answered too: `isAllowed` says whether the action is granted. */
  orVisitor?: true;
}
