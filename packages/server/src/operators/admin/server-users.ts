import type { ServerUser } from '@tourwright/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../drivers/database/database.ts';
import { images, media, operators, sessions, tours, users } from '../../drivers/database/schema/index.ts';
import { searchPattern } from '../../drivers/database/search-pattern.ts';
import { type Asked, type Listed, listedOf } from '../../http/list-page.ts';

/** Which plan an account has; handed in by the plans. */
export type TellPlan = (
  orm: Orm,
  userId: string,
) => Promise<Pick<ServerUser, 'planId' | 'planName' | 'isGiven'>>;

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  isOperator: boolean;
  createdAt: string | Date;
  activeAt: string | Date | null;
  tours: string;
  storageBytes: string;
}

/** The accounts, by the moment of their making or by the weight of their files, each original once. */
export async function listServerUsers(
  { orm }: Pick<Database, 'orm'>,
  asked: Asked & { search?: string | undefined; sort?: 'newest' | 'storage' | undefined },
  tellPlan: TellPlan,
): Promise<Listed<ServerUser>> {
  const isMeant = conditionOf(searchPattern(asked.search));
  const bytes = sql`(select coalesce(sum(${media.sizeBytes}), 0) from ${media} where ${media.key} in
    (select ${images.mediaKey} from ${images} where ${images.userId} = ${users.id}))`;
  const order =
    asked.sort === 'storage'
      ? sql`"storageBytes" desc, ${users.id}`
      : sql`${users.createdAt} desc, ${users.id}`;
  const listed = await listedOf(asked, async ({ offset, limit }) => {
    const { rows } = await orm.execute<Row>(sql`select ${users.id} as id, ${users.name} as name,
      ${users.email} as email, ${users.emailVerified} as "emailVerified", ${users.createdAt} as "createdAt",
      exists (select 1 from ${operators} where ${operators.userId} = ${users.id}) as "isOperator",
      (select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${users.id}) as "activeAt",
      (select count(*) from ${tours} where ${tours.userId} = ${users.id} and ${tours.deletedAt} is null) as "tours",
      ${bytes} as "storageBytes"
      from ${users} where ${isMeant} order by ${order} offset ${offset} limit ${limit}`);
    return { rows, count: () => orm.$count(users, isMeant) };
  });
  const items = [];
  for (const row of listed.items) items.push({ ...toServerUser(row), ...(await tellPlan(orm, row.id)) });
  return { ...listed, items };
}

function toServerUser(row: Row): Omit<ServerUser, 'planId' | 'planName' | 'isGiven'> {
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    activeAt: row.activeAt === null ? null : new Date(row.activeAt).toISOString(),
    tours: Number(row.tours),
    storageBytes: Number(row.storageBytes),
  };
}

function conditionOf(pattern: string | null): SQL {
  // The gallery's owner has no address: nobody logs in to it.
  const isPerson = sql`${users.email} like '%@%'`;
  if (pattern === null) return isPerson;
  return sql`${isPerson} and (${users.name} ilike ${pattern} or ${users.email} ilike ${pattern} or ${users.id} ilike ${pattern})`;
}
