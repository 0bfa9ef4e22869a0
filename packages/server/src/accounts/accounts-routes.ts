import { setTimeout as delay } from 'node:timers/promises';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { type Access, route } from '../http/route.ts';
import type { Accounts } from './accounts.ts';

const base = '/api/auth';

interface Call {
  method: 'GET' | 'POST';
  /** Below `/api/auth`. */
  path: string;
  access: Access;
  summary: string;
}

/** better-auth's addresses that are open here; all others answer 404. */
const calls: readonly Call[] = [
  post('/sign-up/email', 'anyone', 'Makes an account of name, email and password, and signs in'),
  post('/sign-in/email', 'anyone', 'Signs in with email and password'),
  post('/sign-out', 'anyone', 'Ends the session'),
  get('/get-session', 'anyone', 'Session and user, or null; renews both cookies when it is time'),
  post('/request-password-reset', 'anyone', 'Mails a link to choose a new password, if there is an account'),
  post('/reset-password', 'anyone', 'Takes newPassword and the token of that link; ends all sessions'),
  post('/send-verification-email', 'anyone', 'Mails a link that confirms the address, if that is open'),
  get('/verify-email', 'anyone', 'Takes the token of that link: confirms an address, or changes it'),
  post('/change-email', 'signed-in', 'Mails a link to newEmail, which counts once it is opened'),
  post('/change-password', 'signed-in', 'Takes currentPassword and newPassword'),
  get('/list-sessions', 'signed-in', 'Where the user is signed in'),
  post('/revoke-session', 'signed-in', 'Ends the session of a token'),
  post('/revoke-other-sessions', 'signed-in', 'Ends all sessions but this one'),
];

function post(path: string, access: Access, summary: string): Call {
  return { method: 'POST', path, access, summary };
}

function get(path: string, access: Access, summary: string): Call {
  return { method: 'GET', path, access, summary };
}

/** Whether an account exists must not be told by how soon these answer. */
const slowestFirst: Record<string, number> = { '/request-password-reset': 300 };

const bodyLimit = 64 * 1024;

/** Mounts the identity provider at `/api/auth`, and `recover-email`, which it lacks. */
export async function accountsRoutes(
  app: FastifyInstance,
  { accounts, publicUrl }: { accounts: Accounts; publicUrl: string },
): Promise<void> {
  await app.register(async (scope) => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    for (const { method, path, access, summary } of calls) {
      route(
        scope,
        { method, path: `${base}${path}`, summary },
        {
          access,
          bodyLimit,
          unlimited: true,
          handler: async (request, reply) => {
            const knock = { path, address: request.ip, email: emailOf(request.body) };
            const answer = accounts.handle(knock, toWebRequest(request, publicUrl));
            const [passage] = await Promise.all([answer, delay(slowestFirst[path] ?? 0)]);
            if (!passage.open) {
              reply.header('retry-after', passage.retryAfterSeconds);
              throw new Problem('too_many_requests');
            }
            return send(reply, request, passage.response);
          },
        },
      );
    }
  });

  route(
    app,
    {
      method: 'POST',
      path: `${base}/recover-email`,
      summary: 'Gives an account its former address back, by the link mailed there',
    },
    {
      access: 'anyone',
      bodyLimit,
      handler: async ({ body, id }, reply) => {
        const outcome = await accounts.recoverEmail(tokenOf(body));
        if ('email' in outcome) return outcome;
        reply.code(400).type('application/problem+json');
        return problemOf(400, { code: outcome.fault }, id);
      },
    },
  );
}

/** A request as the provider takes it: at our public address, with the client's address in a header of ours. */
function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = fromNodeHeaders(request.headers);
  headers.set('x-client-ip', request.ip);
  const { body } = request;
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(Buffer.isBuffer(body) ? { body: new Uint8Array(body) } : {}),
  });
}

async function send(reply: FastifyReply, request: FastifyRequest, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  const isSecure = request.protocol === 'https';
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', isSecure ? cookies.map(toSecure) : cookies);
  reply.header('cache-control', 'no-store');
  const text = await response.text();
  if (response.status < 400) return reply.send(text);
  reply.removeHeader('content-length');
  return reply.type('application/problem+json').send(problemOf(response.status, parse(text), request.id));
}

/** Behind a proxy that speaks TLS, also where `PUBLIC_URL` was left as it is. */
function toSecure(cookie: string): string {
  return /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`;
}

/**
 * An error of the provider as a problem document. Its own `code` and `message` stay where its clients look for
 * them, so this `code` is not of our closed list.
 */
function problemOf(status: number, error: Record<string, unknown>, requestId: string): object {
  const code = typeof error.code === 'string' ? error.code : 'UNKNOWN';
  const title = status >= 500 || typeof error.message !== 'string' ? 'This did not work' : error.message;
  return {
    type: `/problems/${code.toLowerCase()}`,
    title,
    status,
    code,
    message: title,
    instance: requestId,
  };
}

/** The address that a body names, in either form that the provider reads. */
function emailOf(body: unknown): string {
  if (!Buffer.isBuffer(body)) return '';
  const text = body.toString();
  const fields = text.trimStart().startsWith('{')
    ? parse(text)
    : Object.fromEntries(new URLSearchParams(text));
  const email = fields.email ?? fields.newEmail;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

function tokenOf(body: unknown): string {
  const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined;
  if (typeof token === 'string') return token;
  throw new Problem('invalid_input', { errors: [{ path: 'token', message: 'Required' }] });
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
