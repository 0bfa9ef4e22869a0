import type { ImageInfo } from '@tourwright/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '../http/problem.ts';
import { requireUser, route } from '../http/route.ts';
import { LiveStream } from './live-stream.ts';
import type { TourFeed } from './tour-feed.ts';
import type { Tours } from './tours.ts';
import { tourNotFound } from './with-locked-tour.ts';

const HEARTBEAT_MS = 15_000;
/** Then the reader comes again and shows its session anew, so that one that ended is not served for ever. */
const LONGEST_MS = 10 * 60_000;

interface Parts {
  tours: Pick<Tours, 'read' | 'editsAfter'>;
  feed: TourFeed;
  imageOf(tourId: string, slug: string): Promise<ImageInfo | null>;
  heartbeatMs?: number;
}

/** Mounts `/api/tours/:id/live`: server-sent events for the tour's owner. Streams end when the server closes. */
export function liveRoutes(app: FastifyInstance, parts: Parts): void {
  const { tours, feed, imageOf, heartbeatMs = HEARTBEAT_MS } = parts;
  const streams = new Set<LiveStream>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of streams) stream.close();
  });

  route(
    app,
    {
      method: 'GET',
      path: '/api/tours/:id/live',
      summary: 'Server-sent events: edits from elsewhere, images',
    },
    {
      access: 'owner',
      handler: async (request, reply) => {
        const { id = '' } = request.params;
        const seen = await tours.read(id, requireUser(request));
        if (!seen?.isOwner) throw tourNotFound(request.log, id);
        const since = versionOf(request.headers['last-event-id']) ?? seen.tour.version;
        let stream: LiveStream | null = null;
        const unsubscribe = await feed.subscribe(id, (news) => stream?.hear(news));
        if (isClosing || reply.raw.destroyed) {
          unsubscribe();
          throw new Problem('unavailable');
        }
        // Made after the subscription, and reading at once: nothing falls between the two.
        stream = new LiveStream(openAnswer(reply), {
          since,
          heartbeatMs,
          log: request.log,
          editsAfter: (version) => tours.editsAfter(id, version),
          imageOf: (slug) => imageOf(id, slug),
        });
        const open = stream;
        streams.add(open);
        const ending = setTimeout(() => open.close(), LONGEST_MS).unref();
        reply.raw.once('close', () => {
          clearTimeout(ending);
          open.close();
          streams.delete(open);
          unsubscribe();
        });
        return reply;
      },
    },
  );
}

/** The answer without its end: from here on it is written by hand. */
function openAnswer(reply: FastifyReply): FastifyReply['raw'] {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Asks proxies not to wait for more.
    'x-accel-buffering': 'no',
  });
  return reply.raw;
}

function versionOf(header: string | string[] | undefined): number | null {
  const text = String(header ?? '');
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
