import { endpoints } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import type { Feature } from '../feature.ts';
import { byId, route } from '../http/route.ts';
import { readKit, writeKit } from './brand-kit-table.ts';

/** Two logos and some words. */
const maxBytes = 2 * 1024 * 1024;

/** The brands that owners keep for their next tours. */
export function openBrandKits({ database: { orm } }: { database: Pick<Database, 'orm'> }): Feature {
  return {
    routes(http) {
      route(http, endpoints.getBrandKit, {
        access: { action: 'user.read', thing: byId.user },
        handler: async ({ params }) => ({ kit: await readKit(orm, params.id) }),
      });
      route(http, endpoints.patchBrandKit, {
        access: { action: 'user.edit', thing: byId.user },
        bodyLimit: maxBytes,
        handler: async ({ params, body }) => {
          await writeKit(orm, params.id, body);
          return { kit: body };
        },
      });
    },
  };
}
