/** An account's tours in its data export, with what its owner set up around each document. */
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import {
  galleryRequests,
  productStock,
  tourLinks,
  tourMembers,
  tourSchedules,
  tourSnapshots,
  tours,
  users,
} from '../../drivers/database/schema/index.ts';
import { childrenOf } from './children-of.ts';

/** Some tours of a user, in the order of their ids. */
export async function tourPage(orm: Orm, userId: string, after: string, limit: number) {
  const rows = await orm
    .select({
      id: tours.id,
      name: sql<string | null>`${tours.summary} ->> 'name'`,
      version: tours.version,
      publishedVersion: tours.publishedVersion,
      createdAt: tours.createdAt,
      updatedAt: tours.updatedAt,
      deletedAt: tours.deletedAt,
    })
    .from(tours)
    .where(and(eq(tours.userId, userId), gt(tours.id, after)))
    .orderBy(asc(tours.id))
    .limit(limit);
  const lists = {
    versions: await versionsOf(orm, rows),
    members: await membersOf(orm, rows),
    links: await linksOf(orm, rows),
    stock: await childrenOf(rows, productStock.tourId, (isTheirs) =>
      orm.select().from(productStock).where(isTheirs),
    ),
  };
  const galleries = await childrenOf(rows, galleryRequests.tourId, (isTheirs) =>
    orm.select().from(galleryRequests).where(isTheirs),
  );
  const schedules = await childrenOf(rows, tourSchedules.tourId, (isTheirs) =>
    orm.select().from(tourSchedules).where(isTheirs),
  );
  return rows.map((row) => {
    const isOf = ({ tourId }: { tourId: string }) => tourId === row.id;
    return {
      ...row,
      versions: lists.versions.filter(isOf),
      members: lists.members.filter(isOf),
      links: lists.links.filter(isOf),
      stock: lists.stock.filter(isOf),
      gallery: galleries.find(isOf) ?? null,
      schedule: schedules.find(isOf) ?? null,
    };
  });
}

type Rows = readonly { id: string }[];

function versionsOf(orm: Orm, rows: Rows) {
  return childrenOf(rows, tourSnapshots.tourId, (isTheirs) =>
    orm
      .select({
        tourId: tourSnapshots.tourId,
        version: tourSnapshots.version,
        name: tourSnapshots.name,
        createdAt: tourSnapshots.createdAt,
      })
      .from(tourSnapshots)
      .where(isTheirs)
      .orderBy(asc(tourSnapshots.version)),
  );
}

function membersOf(orm: Orm, rows: Rows) {
  return childrenOf(rows, tourMembers.tourId, (isTheirs) =>
    orm
      .select({ tourId: tourMembers.tourId, email: users.email, role: tourMembers.role })
      .from(tourMembers)
      .innerJoin(users, eq(users.id, tourMembers.userId))
      .where(isTheirs),
  );
}

/** Without what a password is compared with. */
function linksOf(orm: Orm, rows: Rows) {
  const { passwordHash: _, generation: __, ...shown } = getTableColumns(tourLinks);
  return childrenOf(rows, tourLinks.tourId, (isTheirs) =>
    orm.select(shown).from(tourLinks).where(isTheirs).orderBy(asc(tourLinks.createdAt)),
  );
}
