import type { FastifyInstance } from 'fastify';
import { tourNotFound } from '../../http/answers/not-there.ts';
import { Problem } from '../../http/answers/problem.ts';
import { StreamPlaces } from '../../http/answers/streams/stream-places.ts';
import { byId, requireUser, route } from '../../http/route.ts';
import type { Tours } from '../tours.ts';
import { type LiveParts, openLiveStreams } from './open-live-streams.ts';

/** For a reader that found the process full. */
const retryAfterSeconds = 15;

/** What the routes of live streams are built from. */
export interface LiveRouteParts extends Omit<LiveParts, 'editsAfter'> {
  tours: Pick<Tours, 'find' | 'editsAfter'>;
  places?: StreamPlaces;
}

/**
 * Mounts `/api/tours/:id/live`: server-sent events for those who edit the tour. Streams end with their session and when
 * the server closes.
 */
export function liveRoutes(app: FastifyInstance, parts: LiveRouteParts): void {
  const { tours, places = new StreamPlaces() } = parts;
  const streams = openLiveStreams({ ...parts, editsAfter: tours.editsAfter });
  app.addHook('preClose', async () => streams.close());

  route(
    app,
    {
      method: 'GET',
      path: '/api/tours/:id/live',
      summary: 'Server-sent events: edits from elsewhere, images',
    },
    {
      access: { action: 'tour.follow', thing: byId.tour },
      handler: async (request, reply) => {
        const { id = '' } = request.params;
        const userId = requireUser(request);
        const found = await tours.find(id, true);
        if (found === null) throw tourNotFound(request.log, id);
        const since = versionOf(request.headers['last-event-id']) ?? found.version;
        const place = places.take(userId);
        if (place === null) {
          reply.header('retry-after', retryAfterSeconds);
          throw new Problem('too_many_streams');
        }
        try {
          await streams.open(request, reply, { tourId: id, since, place });
        } catch (error) {
          place.leave();
          throw error;
        }
        return reply;
      },
    },
  );
}

function versionOf(header: string | string[] | undefined): number | null {
  const text = String(header ?? '');
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
