import type { Orm } from '../drivers/database/database.ts';
import { countAttempt, readTally } from './attempt-table.ts';
import { type Knock, type Limit, limitsOf, windowMs } from './limits.ts';

/** What came of a knock. */
export type Passage = { open: true; response: Response } | { open: false; retryAfterSeconds: number };

/**
 * Lets requests through to the identity provider as often as `limitsOf` says. Tallies lie in the database and
 * hold for all processes; within one, guesses that share a limit wait for each other, so that a hundred sent at
 * once are not all tried before the first failure counts.
 */
export function createGatekeeper({ orm, clock }: { orm: Orm; clock: () => Date }) {
  const inTurn = createTurns();

  async function waitOf(limit: Limit): Promise<number> {
    const now = clock();
    if (limit.counts === 'all') {
      const tally = await countAttempt(orm, limit.key, windowMs, now);
      return tally.count > limit.max ? tally.expiresAt.getTime() - now.getTime() : 0;
    }
    const tally = await readTally(orm, limit.key, now);
    return tally !== null && tally.count >= limit.max ? tally.expiresAt.getTime() - now.getTime() : 0;
  }

  async function pass(limits: Limit[], answer: () => Promise<Response>): Promise<Passage> {
    for (const limit of limits) {
      const waitMs = await waitOf(limit);
      if (waitMs > 0) return { open: false, retryAfterSeconds: Math.ceil(waitMs / 1000) };
    }
    const response = await answer();
    const counted = limits.filter(({ counts }) => counts === response.status);
    await Promise.all(counted.map(({ key }) => countAttempt(orm, key, windowMs, clock())));
    return { open: true, response };
  }

  return {
    async knock(knock: Knock, answer: () => Promise<Response>): Promise<Passage> {
      const limits = limitsOf(knock);
      const guess = limits.find((limit) => limit.inTurn);
      return guess === undefined ? pass(limits, answer) : inTurn(guess.key, () => pass(limits, answer));
    },
  };
}

/** Runs what shares a key one after another, in the order of calling. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const forget = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  };
}
