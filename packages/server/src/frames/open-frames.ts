import { endpoints } from '@tourwright/api';
import type { Feature } from '../feature.ts';
import { route } from '../http/route.ts';
import { checkFrame, type FrameParts } from './check-frame.ts';

/** What hotspots are to show of other sites; nothing is asked where the server is to fetch no addresses. */
export function openFrames(parts: FrameParts & { fetchesAddresses: boolean }): Feature {
  return {
    routes: (http) =>
      route(http, endpoints.checkFrame, {
        access: 'logged-in',
        handler: async ({ body }) => ({
          state: parts.fetchesAddresses ? await checkFrame(parts, body) : 'unknown',
        }),
      }),
  };
}
