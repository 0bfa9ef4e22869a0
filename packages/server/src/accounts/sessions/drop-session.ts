import { eq } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { sessions } from '../../drivers/database/schema/accounts/accounts.ts';

/** Ends a session that was made for what is true no longer. */
export async function dropSession(orm: Orm, token: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.token, token));
}
