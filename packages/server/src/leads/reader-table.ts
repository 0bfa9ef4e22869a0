import { eq } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts.ts';

/** Who reads a mail about leads, and in which language. */
export async function readReader(
  orm: Orm,
  userId: string,
): Promise<{ name: string; email: string; locale: string } | null> {
  const columns = { name: users.name, email: users.email, locale: users.locale };
  const [row] = await orm.select(columns).from(users).where(eq(users.id, userId));
  return row ?? null;
}
