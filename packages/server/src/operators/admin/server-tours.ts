import type { ServerTour } from '@tourwright/api';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../drivers/database/database.ts';
import { tours, tourViews, users } from '../../drivers/database/schema/index.ts';
import { isFoundTour } from '../../drivers/database/tour-search.ts';
import { tourTitle } from '../../drivers/database/tour-title.ts';
import { type Asked, type Listed, listedOf } from '../../http/list-page.ts';

/** All tours, those in the bin too, last changed first. */
export async function listServerTours(
  { orm }: Pick<Database, 'orm'>,
  asked: Asked & { search?: string | undefined },
): Promise<Listed<ServerTour>> {
  const isMeant = isFoundTour(asked.search, tours.id);
  const from = () => orm.select(columns).from(tours).innerJoin(users, eq(users.id, tours.userId));
  return listedOf(asked, async ({ offset, limit }) => ({
    rows: (
      await from()
        .leftJoin(tourViews, eq(tourViews.tourId, tours.id))
        .where(isMeant)
        .orderBy(desc(tours.updatedAt), desc(tours.id))
        .offset(offset)
        .limit(limit)
    ).map(({ ownerId, ownerName, ownerEmail, publishedVersion, updatedAt, deletedAt, ...row }) => ({
      ...row,
      scenes: Number(row.scenes),
      views: Number(row.views),
      owner: { id: ownerId, name: ownerName, email: ownerEmail },
      wasPublished: publishedVersion !== null,
      updatedAt: updatedAt.toISOString(),
      deletedAt: deletedAt?.toISOString() ?? null,
    })),
    count: async () => {
      const [row] = await orm
        .select({ count: sql<string>`count(*)` })
        .from(tours)
        .innerJoin(users, eq(users.id, tours.userId))
        .where(isMeant);
      return Number(row?.count ?? 0);
    },
  }));
}

const columns = {
  id: tours.id,
  title: tourTitle,
  ownerId: users.id,
  ownerName: users.name,
  ownerEmail: users.email,
  activity: tours.activity,
  publishedVersion: tours.publishedVersion,
  scenes: sql<string>`coalesce(json_array_length(${tours.summary} -> 'scenes'), 0)`,
  views: sql<string>`coalesce(${tourViews.count}, 0)`,
  updatedAt: tours.updatedAt,
  deletedAt: tours.deletedAt,
};
