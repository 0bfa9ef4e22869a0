import { endpoints } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import type { Feature } from '../feature.ts';
import { Problem } from '../http/answers/problem.ts';
import { byId, route } from '../http/route.ts';
import { deleteKit, findKit, listKits, renameKit, writeKit } from './brand-kit-table.ts';

/** Two logos and some words. */
const maxBytes = 2 * 1024 * 1024;
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
      route(http, endpoints.getBrandKit, {
        access: { action: 'user.read', thing: byId.user },
        handler: async ({ params: { id: userId, kitId } }) => {
          const found = await findKit(orm, userId, kitId);
          if (found === null) throw new Problem('not_found');
          return found;
        },
      });
      route(http, endpoints.keepBrandKit, {
        access: { action: 'user.edit', thing: byId.user },
        bodyLimit: maxBytes,
        handler: async ({ params: { id: userId, kitId: id }, body: { name, kit } }) => {
          if (kit === undefined) {
            const renamed = await renameKit(orm, userId, { id, name });
            if (renamed === null) throw new Problem('not_found');
            return renamed;
          }
          const kept = await database.transaction((transaction) =>
            writeKit(transaction.orm, userId, { id, name, kit }, mostKits),
          );
          if (kept === null) throw new Problem('too_many_brand_kits', { most: mostKits });
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
