import { endpoints } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import type { Feature } from '../feature.ts';
import { Problem } from '../http/answers/problem.ts';
import { byId, route } from '../http/route.ts';
import { deleteKit, listKits, writeKit } from './brand-kit-table.ts';

/** Two logos and some words. */
const maxBytes = 2 * 1024 * 1024;
/** All are sent at once, each with its logos. */
const mostKits = 10;

/** The brands that owners keep for their next tours. */
export function openBrandKits({ database }: { database: Database }): Feature {
  const { orm } = database;
  return {
    routes(http) {
      route(http, endpoints.listBrandKits, {
        access: { action: 'user.read', thing: byId.user },
        handler: async ({ params }) => ({ kits: await listKits(orm, params.id) }),
      });
      route(http, endpoints.keepBrandKit, {
        access: { action: 'user.edit', thing: byId.user },
        bodyLimit: maxBytes,
        handler: async ({ params: { id: userId, kitId }, body }) => {
          const kept = { id: kitId, ...body };
          const isKept = await database.transaction((transaction) =>
            writeKit(transaction.orm, userId, kept, mostKits),
          );
          if (!isKept) throw new Problem('too_many_brand_kits', { most: mostKits });
          return kept;
        },
      });
      route(http, endpoints.deleteBrandKit, {
        access: { action: 'user.edit', thing: byId.user },
        handler: async ({ params: { id: userId, kitId } }) => {
          await deleteKit(orm, userId, kitId);
          return { id: kitId, deleted: true as const };
        },
      });
    },
  };
}
