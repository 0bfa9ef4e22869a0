import type { ServerFacts } from '@tourwright/api';
import { sql } from 'drizzle-orm';
import type { Database } from '../../drivers/database/database.ts';
import {
  galleryRequests,
  invoices,
  media,
  tourExports,
  tours,
  users,
} from '../../drivers/database/schema/index.ts';
import { dayMs } from '../../durations.ts';
import type { QuotaLimits } from '../../quotas/quotas.ts';

const weekMs = 7 * dayMs;

/** How much there is on the server, counted where it is. */
export async function readServerFacts({
  database: { orm },
  clock,
  limits,
}: {
  database: Pick<Database, 'orm'>;
  clock: () => Date;
  limits: QuotaLimits;
}): Promise<ServerFacts> {
  const weekAgo = new Date(clock().getTime() - weekMs).toISOString();
  const { rows } = await orm.execute<Record<string, string>>(sql`select
    (select count(*) from ${users} where ${users.email} like '%@%') as "users",
    (select count(*) from ${users} where ${users.email} like '%@%' and ${users.createdAt} >= ${weekAgo}::timestamptz) as "newUsers",
    (select count(*) from ${tours} where ${tours.deletedAt} is null) as "tours",
    (select count(*) from ${tours} where ${tours.deletedAt} is null and ${tours.activity} = 'published')
      as "published",
    (select count(*) from ${tours} where ${tours.deletedAt} is not null) as "deletedTours",
    (select coalesce(sum(${media.sizeBytes}), 0) from ${media} where ${media.state} <> 'removing')
      as "originalsBytes",
    (select coalesce(sum(${tourExports.sizeBytes}), 0) from ${tourExports}) as "exportsBytes",
    (select count(*) from ${invoices} where ${invoices.paidAt} is null and ${invoices.cancelledAt} is null)
      as "openInvoices",
    (select count(*) from ${galleryRequests} where ${galleryRequests.state} = 'asked') as "openGalleryRequests",
    (select count(*) from pgboss.job where state = 'failed') as "failed",
    (select count(*) from pgboss.job where state = 'active') as "running",
    (select count(*) from pgboss.job where state < 'active' and name <> 'sweep') as "waiting"`);
  const of = (name: string) => Number(rows[0]?.[name] ?? 0);
  return {
    users: of('users'),
    newUsers: of('newUsers'),
    tours: of('tours'),
    published: of('published'),
    deletedTours: of('deletedTours'),
    originalsBytes: of('originalsBytes'),
    exportsBytes: of('exportsBytes'),
    openInvoices: of('openInvoices'),
    openGalleryRequests: of('openGalleryRequests'),
    jobs: { failed: of('failed'), running: of('running'), waiting: of('waiting') },
    limits: { tours: limits.tours, storageBytes: limits.storageBytes, uploads: limits.uploads },
  };
}
