import type { Feature } from '../feature.ts';
import { assetsRoutes } from './assets-routes.ts';
import { type PagesParts, pageRoutes } from './page-routes.ts';

/** Pages for people and search engines, and the files of the web app. */
export function openPages(parts: PagesParts): Feature {
  return {
    routes: async (http) => {
      await assetsRoutes(http, parts.bundle);
      pageRoutes(http, parts);
    },
  };
}
