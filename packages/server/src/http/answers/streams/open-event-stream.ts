import type { FastifyReply } from 'fastify';

/** Answers with server-sent events: from here on they are written by hand, until the answer is ended. */
export function openEventStream(reply: FastifyReply): FastifyReply['raw'] {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Asks proxies not to wait for more.
    'x-accel-buffering': 'no',
    // A server that stops waits for connections that are kept; one whose stream has ended is of no use to anybody.
    connection: 'close',
  });
  return reply.raw;
}
