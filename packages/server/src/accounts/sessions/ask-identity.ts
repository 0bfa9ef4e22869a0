import type { IncomingHttpHeaders } from 'node:http';
import { sourceLocale } from '@tourwright/api/locales';
import { throwingOutages } from '../outage-scope.ts';
import type { Identity } from './identity.ts';

/** Who asks, as far as the identity provider has to know. */
export interface Client {
  headers: IncomingHttpHeaders;
  ip: string;
  /** The locale of the page that asks; a user who signs up there gets mails in it. */
  locale?: string;
}

/** What came of a call below `/api/auth`, before it is cut down to what a client may see. */
export interface AuthAnswer {
  status: number;
  body: unknown;
  /** `set-cookie` lines. */
  cookies: string[];
}

/** Headers that better-auth looks at; all others, above all those that name or encode the body, stay here. */
const passedOn = [
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
];

/** What better-auth gets to know about the client. */
export function identityHeaders(client: Client): Headers {
  const headers = new Headers({
    'x-client-ip': client.ip,
    'x-client-locale': client.locale ?? sourceLocale,
  });
  for (const name of passedOn) {
    const value = client.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

/**
 * Calls better-auth at our public address with a body that was read and counted already: it is written again, so
 * that better-auth cannot read it in another way.
 */
export function createAskIdentity(identity: Identity, publicUrl: string) {
  return async function askIdentity(
    method: 'GET' | 'POST',
    path: string,
    client: Client,
    body: unknown = {},
  ): Promise<AuthAnswer> {
    const headers = identityHeaders(client);
    if (method === 'POST') headers.set('content-type', 'application/json');
    const request = new Request(`${publicUrl}/api/auth${path}`, {
      method,
      headers,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const response = await throwingOutages(
      () => identity.handler(request),
      ({ status }) => status >= 500,
    );
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      cookies: response.headers.getSetCookie(),
    };
  };
}

/** Calls the identity provider with a body that was checked here. */
export type AskIdentity = ReturnType<typeof createAskIdentity>;
