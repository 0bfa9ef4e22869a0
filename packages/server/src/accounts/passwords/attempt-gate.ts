import { availableParallelism } from 'node:os';
import type { Orm } from '../../drivers/database/database.ts';
import {
  countAttempts,
  type Reservation,
  releaseAttempt,
  reserveAttempt,
} from '../../quotas/attempt-table.ts';
import { createBoundedQueue, createKeyedQueue } from '../bounded-queues.ts';
import { type AuthAttempt, failuresOf, type Limit, limitsOf, mostGuesses, windowMs } from '../limits.ts';
import { Refused } from '../refused.ts';

/** Calls that hash a password: each costs a core a tenth of a second. */
const hashingPaths = new Set([
  '/sign-in/email',
  '/sign-up/email',
  '/change-email',
  '/change-password',
  '/reset-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/passkey/generate-register-options',
]);

/** Hashes at once: one of Node's four threads stays free for files. */
const maxHashing = Math.min(3, availableParallelism());
/** At most this many calls wait to hash: some five seconds of work. */
const maxWaiting = 100;

interface GateParts {
  orm: Orm;
  clock: () => Date;
}

/**
 * Lets calls through as often as `limitsOf` says. Each is counted in the database before it is answered, for all
 * processes at once; what hashes waits in a short queue. Throws `Refused` for what is too much.
 */
export function createAttemptGate({ orm, clock }: GateParts) {
  const guesses = createKeyedQueue({ maxWaiting: 1000 });
  const hashing = createBoundedQueue({ concurrency: maxHashing, maxWaiting });

  async function priorityOf({ path, network }: AuthAttempt): Promise<number> {
    if (path !== '/sign-in/email') return 1;
    const { key, many } = failuresOf(network);
    return (await countAttempts(orm, key, clock())) >= many ? 0 : 1;
  }

  async function hashed<T extends { status: number }>(
    attempt: AuthAttempt,
    answer: () => Promise<T>,
  ): Promise<T> {
    const answered = await hashing.run(answer, await priorityOf(attempt));
    if (attempt.path === '/sign-in/email' && answered.status === 401) {
      const { key } = failuresOf(attempt.network);
      await reserveAttempt(orm, { key, max: 1_000_000, windowMs }, clock());
    }
    return answered;
  }

  return {
    /** Tries a password that is not an account's: as often as those are tried, and in the same queue. Answers whether it was right. */
    async guess(key: string, isRight: () => Promise<boolean>): Promise<boolean> {
      const limit: Limit = { key, max: mostGuesses, counts: 401, isGuess: true };
      const tried = async () => ({ status: (await hashing.run(isRight, 1)) ? 200 : 401 });
      const { status } = await guesses.run(key, () => passWithin({ orm, clock }, [limit], tried));
      return status === 200;
    },

    /** Does what hashes a password when it is its turn. */
    hash: <T>(work: () => Promise<T>): Promise<T> => hashing.run(work, 1),

    /** Answers an attempt unless it is too much. */
    async pass<T extends { status: number }>(attempt: AuthAttempt, answer: () => Promise<T>): Promise<T> {
      const limits = limitsOf(attempt);
      const work = hashingPaths.has(attempt.path) ? () => hashed(attempt, answer) : answer;
      const withinLimits = () => passWithin({ orm, clock }, limits, work);
      const guess = limits.find(({ isGuess }) => isGuess);
      const passed = guess ? guesses.run(guess.key, withinLimits) : withinLimits();
      return (await passed) as T;
    },
  };
}

/** Answers within limits: each attempt is counted before, and given back where its limit counts other answers. */
async function passWithin(
  parts: GateParts,
  limits: readonly Limit[],
  answer: () => Promise<{ status: number }>,
): Promise<{ status: number }> {
  const reservations = await reserve(parts, limits);
  const countedAs = (status: number | null) =>
    reservations.filter((_, index) => limits[index]?.counts !== 'all' && limits[index]?.counts !== status);
  try {
    const answered = await answer();
    await release(parts.orm, countedAs(answered.status));
    return answered;
  } catch (error) {
    await release(parts.orm, countedAs(null));
    throw error;
  }
}

/** A place within each of the limits, or none in any. */
async function reserve({ orm, clock }: GateParts, limits: readonly Limit[]): Promise<Reservation[]> {
  const granted: Reservation[] = [];
  for (const { key, max, windowMs: span = windowMs } of limits) {
    const reservation = await reserveAttempt(orm, { key, max, windowMs: span }, clock());
    if (!reservation.isGranted) {
      await release(orm, granted);
      const waitMs = reservation.expiresAt.getTime() - clock().getTime();
      throw new Refused('too_many_requests', Math.max(1, Math.ceil(waitMs / 1000)));
    }
    granted.push(reservation);
  }
  return granted;
}

async function release(orm: Orm, reservations: readonly Reservation[]): Promise<void> {
  for (const reservation of reservations) await releaseAttempt(orm, reservation);
}
