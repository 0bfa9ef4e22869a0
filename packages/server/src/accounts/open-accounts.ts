import type { Commands, Feature } from '../feature.ts';
import { type Accounts, type AccountsParts, createAccounts } from './accounts.ts';
import { accountsRoutes } from './accounts-routes.ts';
import {
  createRemoveFactors,
  type RemoveFactors,
  type RemoveFactorsParts,
} from './factors/remove-factors.ts';
import { sweepExpired } from './sweep-expired.ts';

declare module '../feature.ts' {
  interface Commands {
    /** When somebody has lost the second factor. */
    removeFactors: RemoveFactors;
  }
}

const sweepEveryMs = 6 * 60 * 60_000;

/** Signing up, in and out, and what is mailed about it. */
export function openAccounts(
  parts: AccountsParts & RemoveFactorsParts,
): Feature & { accounts: Accounts; commands: Pick<Commands, 'removeFactors'> } {
  const { database, clock } = parts;
  const accounts = createAccounts(parts);
  const run = () => sweepExpired(database.orm, clock());
  return {
    accounts,
    routes: (http) => accountsRoutes(http, { accounts }),
    sweeps: [{ name: 'expired sessions and links', everyMs: sweepEveryMs, run }],
    commands: { removeFactors: createRemoveFactors(parts) },
    close: accounts.close,
  };
}
