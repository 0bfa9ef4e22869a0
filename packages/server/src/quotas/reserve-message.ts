import type { Orm } from '../drivers/database/database.ts';
import { Problem } from '../http/answers/problem.ts';
import { clientNetwork } from '../http/limits/client-network.ts';
import { type Reservation, releaseAttempt, reserveAttempt } from './attempt-table.ts';

const windowMs = 10 * 60_000;

/** How many in ten minutes: of a network, of it to one thing, of all together to that thing. */
const most = {
  /** What people write or order. */
  message: { network: 20, both: 5, thing: 100 },
  /** What they look at again and again before they do. */
  checkout: { network: 120, both: 60, thing: 3000 },
} as const;

interface Reserved {
  thing: string;
  address: string;
  now: Date;
}

/**
 * Counts a message before it is stored, for all processes at once; throws the problem `too_many_requests` where a
 * network, or all together to one `thing`, send too many. What it returns gives the place back.
 */
export function reserveMessage(orm: Orm, reserved: Reserved): Promise<() => Promise<void>> {
  return reserveRequest(orm, { kind: 'message', ...reserved });
}

/** The same for requests of a kind. */
export async function reserveRequest(
  orm: Orm,
  { kind, thing, address, now }: Reserved & { kind: keyof typeof most },
): Promise<() => Promise<void>> {
  const network = clientNetwork(address);
  const limits = [
    { key: `${kind} ${network}`, max: most[kind].network },
    { key: `${kind} ${thing} ${network}`, max: most[kind].both },
    { key: `${kind} ${thing}`, max: most[kind].thing },
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
