import { eq } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';

/** Who reads mail to an account, and in which language; null where the account is gone. */
export async function readAccountReader(
  orm: Orm,
  userId: string,
): Promise<{ name: string; email: string; locale: string } | null> {
  const columns = { name: users.name, email: users.email, locale: users.locale };
  const [row] = await orm.select(columns).from(users).where(eq(users.id, userId));
  return row ?? null;
}
