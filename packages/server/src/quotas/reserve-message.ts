import type { Orm } from '../drivers/database/database.ts';
import { clientNetwork } from '../http/client-network.ts';
import { Problem } from '../http/problem.ts';
import { type Reservation, releaseAttempt, reserveAttempt } from './attempt-table.ts';

const windowMs = 10 * 60_000;

/**
 * Counts a message before it is stored, for all processes at once; throws the problem `too_many_requests` where a
 * network, or all together to one `thing`, send too many. What it returns gives the place back.
 */
export async function reserveMessage(
  orm: Orm,
  { thing, address, now }: { thing: string; address: string; now: Date },
): Promise<() => Promise<void>> {
  const network = clientNetwork(address);
  const limits = [
    { key: `message ${network}`, max: 20 },
    { key: `message ${thing} ${network}`, max: 5 },
    { key: `message ${thing}`, max: 100 },
  ];
  const granted: Reservation[] = [];
  const release = async () => {
    for (const reservation of granted) await releaseAttempt(orm, reservation);
  };
  for (const limit of limits) {
    const reservation = await reserveAttempt(orm, { ...limit, windowMs }, now);
    if (!reservation.isGranted) {
      await release();
      const waitMs = reservation.expiresAt.getTime() - now.getTime();
      throw new Problem(
        'too_many_requests',
        {},
        { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
      );
    }
    granted.push(reservation);
  }
  return release;
}
