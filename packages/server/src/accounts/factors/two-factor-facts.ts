import { eq } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { users } from '../../drivers/database/schema/accounts/accounts.ts';
import { throwingOutages } from '../outage-scope.ts';
import { type Client, identityHeaders } from '../sessions/ask-identity.ts';
import type { Identity } from '../sessions/identity.ts';

/** Whether logging in with the password asks for a code. */
export async function isTwoFactorOn(orm: Orm, userId: string): Promise<boolean> {
  const [user] = await orm.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  return user?.isOn === true;
}

/** How many recovery codes a user has left. */
export async function countRecoveryCodes(identity: Identity, userId: string): Promise<number> {
  const { backupCodes } = await throwingOutages(() => identity.api.viewBackupCodes({ body: { userId } }));
  return backupCodes.length;
}

/** Whose login waits for a code in this browser. */
export async function pendingUserOf(identity: Identity, client: Client): Promise<string | null> {
  if (!client.headers.cookie?.includes('two_factor=')) return null;
  const call = { headers: identityHeaders(client) };
  const { userId } = await throwingOutages(() => identity.api.pendingUser(call));
  return userId;
}
