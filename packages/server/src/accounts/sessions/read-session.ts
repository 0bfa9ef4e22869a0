import { fromNodeHeaders } from 'better-auth/node';
import { throwingOutages } from '../outage-scope.ts';
import type { Client } from './ask-identity.ts';
import type { Identity } from './identity.ts';
import type { SessionFacts } from './session-facts.ts';

/** Whether a request comes with a session, be it over or not. */
export function namesSession({ headers }: Pick<Client, 'headers'>): boolean {
  return headers.cookie?.includes('tourwright.session_token=') === true;
}

/** The session of a request, without renewing it. */
export async function readSession(
  identity: Identity,
  { headers }: Pick<Client, 'headers'>,
): Promise<SessionFacts | null> {
  if (!namesSession({ headers })) return null;
  const asked = { headers: fromNodeHeaders(headers), query: { disableRefresh: true } };
  const found = await throwingOutages(() => identity.api.getSession(asked));
  return found?.session ?? null;
}
