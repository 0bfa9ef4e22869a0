import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';

/** A user as stored. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** In which mails are written. */
  locale: string;
  /** The specification's arbitrary fields. */
  profile: Record<string, unknown>;
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  locale: users.locale,
  profile: users.profile,
};

/** Reads a user's row; null where there is none. */
export async function readUser(orm: Orm, id: string): Promise<UserRow | null> {
  const [row] = await orm.select(columns).from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Writes one of the fields that have a column. */
export async function writeColumn(
  orm: Orm,
  id: string,
  values: { name: string } | { locale: string },
): Promise<UserRow | null> {
  const [row] = await orm
    .update(users)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning(columns);
  return row ?? null;
}

/** Writes one field and leaves all others as they are at that moment, also under concurrent writes. */
export async function writeProfileField(
  orm: Orm,
  id: string,
  field: string,
  value: unknown,
): Promise<UserRow | null> {
  const change = sql`${JSON.stringify({ [field]: value })}::jsonb`;
  const [row] = await orm
    .update(users)
    .set({ profile: sql`${users.profile} || ${change}`, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning(columns);
  return row ?? null;
}
