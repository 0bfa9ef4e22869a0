import { endpoints } from '@tourwright/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/answers/problem.ts';
import { StreamPlaces } from '../http/answers/streams/stream-places.ts';
import { clientNetwork } from '../http/limits/client-network.ts';
import { route } from '../http/route.ts';
import { createVisitStreams } from './visit-streams.ts';
import type { VisitWatch } from './visit-watch.ts';
import type { AskedLink, Visits } from './visits.ts';

/** Streams of one network, and of the process. */
const mostStreams = { maxPerUser: 100, max: 5000 };

/** What the routes of visits by link are built from. */
export interface VisitRouteParts {
  visits: Visits;
  watch: VisitWatch;
  resolveSession(request: FastifyRequest): Promise<string | null>;
}

/** Mounts what visitors who come by a link ask. Open to other sites: their frames may have no origin of their own. */
export function visitRoutes(app: FastifyInstance, { visits, watch, resolveSession }: VisitRouteParts): void {
  const places = new StreamPlaces(mostStreams);
  const streams = createVisitStreams();
  app.addHook('preClose', async () => streams.close());
  /** The session only shows that a member of the tour is not a visitor. */
  const askedBy = async (request: FastifyRequest): Promise<AskedLink> => {
    const { id: tourId } = request.params as { id: string };
    const { link: key = '', pass } = request.query as { link?: string; pass?: string };
    const userId = await resolveSession(request);
    return { tourId, key, pass, isMember: await app.can(userId, 'tour.read', { tour: tourId }) };
  };
  route(app, endpoints.getVisit, {
    access: 'anyone',
    openToOtherSites: true,
    handler: async (request) => {
      const admission = await visits.admit(await askedBy(request));
      if (admission === null) throw new Problem('link_not_found');
      return { state: admission.state };
    },
  });
  route(app, endpoints.beginVisit, {
    access: 'anyone',
    openToOtherSites: true,
    handler: async (request) => {
      const network = clientNetwork(request.ip);
      const pass = await visits.begin({ ...(await askedBy(request)), network, ...request.body });
      return { pass };
    },
  });
  route(
    app,
    {
      method: 'GET',
      path: '/api/tours/:id/visit/live',
      summary: 'Server-sent events: when the visit by a link is over, or shows something else',
    },
    {
      access: 'anyone',
      openToOtherSites: true,
      handler: async (request, reply) => {
        const asked = await askedBy(request);
        if ((await visits.admit(asked)) === null) throw new Problem('link_not_found');
        const place = places.take(clientNetwork(request.ip));
        if (place === null) throw new Problem('too_many_streams');
        await streams.open(reply, place, (tell) => watch.watch(asked, tell));
        return reply;
      },
    },
  );
}
