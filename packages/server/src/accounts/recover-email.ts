import { eq } from 'drizzle-orm';
import type { Database } from '../drivers/database/database.ts';
import { sessions, users, verifications } from '../drivers/database/schema/accounts.ts';
import { type LinkFault, releaseLink, revokeLinks, useLink } from './mailed-link-table.ts';

/** The address that counts again, or why it does not. */
export type Recovery = { email: string } | { fault: LinkFault | 'EMAIL_TAKEN' };

/**
 * Gives an account its former address back, by the link that was mailed there. Whoever changed it may still be
 * signed in and hold other links, so all of them end.
 */
export function recoverEmail(database: Database, token: string, now: Date): Promise<Recovery> {
  return database.transaction(async ({ orm }) => {
    const link = await useLink(orm, 'recoverEmail', token, now);
    if (typeof link === 'string') return { fault: link };
    const { userId, email } = link;
    if (email === null) throw new Error('a link that recovers an address names none');
    const [holder] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (holder !== undefined && holder.id !== userId) {
      await releaseLink(orm, token);
      return { fault: 'EMAIL_TAKEN' };
    }
    // Whoever reads mail at an address has shown that it is theirs.
    const change = { email, emailVerified: true, updatedAt: now };
    await orm.update(users).set(change).where(eq(users.id, userId));
    await orm.delete(sessions).where(eq(sessions.userId, userId));
    await orm.delete(verifications).where(eq(verifications.value, userId));
    await revokeLinks(orm, userId, now);
    return { email };
  });
}
