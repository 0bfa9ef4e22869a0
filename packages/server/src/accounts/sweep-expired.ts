import { lt } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import {
  attempts,
  mailedLinks,
  sessions,
  verifications,
} from '../drivers/database/schema/accounts/accounts.ts';
import { dayMs } from '../durations.ts';

const monthMs = 30 * dayMs;

/** Deletes what ended by itself. Links are kept for a month more, so that an old one is called old, not unknown. */
export async function sweepExpired(orm: Orm, now: Date): Promise<void> {
  await orm.delete(attempts).where(lt(attempts.expiresAt, now));
  await orm.delete(sessions).where(lt(sessions.expiresAt, now));
  await orm.delete(verifications).where(lt(verifications.expiresAt, now));
  await orm.delete(mailedLinks).where(lt(mailedLinks.expiresAt, new Date(now.getTime() - monthMs)));
}
