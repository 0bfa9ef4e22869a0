import { randomUUID } from 'node:crypto';
import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { chooseLocale } from '@tourwright/api/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../answers/problem.ts';

/** How long the parts of a request may take to come. */
export interface Deadlines {
  /** From the first byte, or the connection, to the end of the headers. */
  headersMs: number;
  /** In each such time at least `leastBytes` of a body must come. */
  progressMs: number;
  leastBytes: number;
  /** From the headers to the end of the body; uploads are exempt, as long as they make progress. */
  wholeMs: number;
  /** Between two requests of one connection. */
  idleMs: number;
  /** How often all of it is looked at. */
  lookMs: number;
}

const usual: Deadlines = {
  headersMs: 15_000,
  progressMs: 20_000,
  leastBytes: 1024,
  wholeMs: 60_000,
  idleMs: 72_000,
  lookMs: 2000,
};

/** After this many, a connection is opened again: proxies and browsers do so by themselves. */
const requestsAConnection = 10_000;
interface Coming {
  raw: IncomingMessage;
  answer: ServerResponse;
  isUpload: boolean;
  since: number;
  checkedAt: number;
  checkedBytes: number;
}

/**
 * Ends connections whose requests do not come: headers that take too long, bodies that stall or take forever. One
 * timer looks after all of them, so that thousands cost nothing.
 */
export function mountRequestDeadlines(app: FastifyInstance, changed: Partial<Deadlines> = {}): void {
  const deadlines = { ...usual, ...changed };
  const coming = new Set<Coming>();
  limitConnections(app.server as Server, deadlines);

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    // Requests that tests inject have no connection.
    if (!(raw instanceof IncomingMessage) || raw.complete || !announcesBody(request)) return;
    const now = performance.now();
    const one: Coming = {
      raw,
      answer: reply.raw,
      isUpload: request.routeOptions.config.isUpload === true,
      since: now,
      checkedAt: now,
      checkedBytes: raw.socket.bytesRead,
    };
    coming.add(one);
    const forget = () => coming.delete(one);
    raw.once('end', forget).once('close', forget);
  });
  const looking = setInterval(() => {
    const now = performance.now();
    for (const one of coming) if (isTooSlow(one, now, deadlines)) end(one);
  }, deadlines.lookMs).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

function limitConnections(server: Server, { headersMs, idleMs }: Deadlines): void {
  server.headersTimeout = headersMs;
  server.keepAliveTimeout = idleMs;
  server.maxRequestsPerSocket = requestsAConnection;
}

function announcesBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isTooSlow(one: Coming, now: number, { progressMs, leastBytes, wholeMs }: Deadlines): boolean {
  if (!one.isUpload && now - one.since > wholeMs) return true;
  if (now - one.checkedAt < progressMs) return false;
  const { raw } = one;
  const cameBytes = raw.socket.bytesRead - one.checkedBytes;
  // What has come and was not taken yet is our own slowness.
  const isWaitingForUs = raw.readableLength > 0;
  one.checkedAt = now;
  one.checkedBytes = raw.socket.bytesRead;
  return cameBytes < leastBytes && !isWaitingForUs;
}

/** Answers with the reason, if nothing was answered yet, and ends the connection. */
function end({ raw: { socket, headers }, answer }: Coming): void {
  if (socket.writable && !answer.headersSent) {
    const locale = chooseLocale({ acceptLanguage: headers['accept-language'] });
    const tooLate = new Problem('request_timeout').text(randomUUID(), locale);
    socket.write(
      'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: application/problem+json\r\n' +
        `Content-Length: ${Buffer.byteLength(tooLate)}\r\n\r\n${tooLate}`,
    );
  }
  socket.destroySoon();
}
