import type { Orm } from '../../drivers/database/database.ts';
import { Problem } from '../../http/answers/problem.ts';
import { clientNetwork } from '../../http/limits/client-network.ts';
import { ownPasswordKey } from '../limits.ts';
import { refusing } from '../refusing.ts';
import type { createAttemptGate } from './attempt-gate.ts';
import type { Passwords } from './passwords.ts';
import { isCurrentHash, readPassword } from './stored-password.ts';

/**
 * Asks for the password of a logged-in user, before something that outlives the session. Throws the problem
 * `INVALID_PASSWORD`; the result checks, inside the transaction of the action, whether the password is still the same.
 */
export type ConfirmPassword = (
  who: { userId: string; ip: string },
  password: string,
) => Promise<(orm: Orm) => Promise<boolean>>;

/** Part of accounts. Wrong ones are counted with those of a change of password. */
export function createConfirmPassword(parts: {
  orm: Orm;
  passwords: Passwords;
  gate: Pick<ReturnType<typeof createAttemptGate>, 'guess'>;
}): ConfirmPassword {
  const { orm, passwords, gate } = parts;
  return async ({ userId, ip }, password) => {
    const hash = await readPassword(orm, userId);
    const key = ownPasswordKey(clientNetwork(ip), userId);
    const isRight = () => passwords.verify({ hash: hash ?? '', password });
    if (hash === null || !(await refusing(() => gate.guess(key, isRight)))) {
      throw new Problem('INVALID_PASSWORD');
    }
    return (transaction) => isCurrentHash(transaction, userId, hash);
  };
}
