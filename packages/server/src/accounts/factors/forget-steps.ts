import { eq } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { verifications } from '../../drivers/database/schema/accounts/accounts.ts';

/** Makes logins of a user void that wait for a second factor, and asks for one on every device again. */
export async function forgetSteps(orm: Orm, userId: string): Promise<void> {
  await orm.delete(verifications).where(eq(verifications.value, userId));
}
