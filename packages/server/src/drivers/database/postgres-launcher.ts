import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The account that PostgreSQL runs under when we are root, since it refuses to be root itself. */
const unprivilegedUid = 65534;

/** The account under which PostgreSQL runs where the server is root. */
export interface Account {
  uid: number;
  gid: number;
}

/** What to spawn so that a program of PostgreSQL runs under the right account. */
interface Launch {
  command: string;
  args: string[];
  account: Partial<Account>;
}

/** Says what to spawn so that a program of PostgreSQL runs under the right account. */
export type Launcher = (program: string, args: string[]) => Launch;

/** The account for PostgreSQL: null is our own; as root the owner of the cluster, or `nobody` for a new one. */
export function postgresAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner === undefined || owner.uid === 0
    ? { uid: unprivilegedUid, gid: unprivilegedUid }
    : { uid: owner.uid, gid: owner.gid };
}

/**
 * How programs of PostgreSQL are started, `folder` being what they work in. Where `setpriv` (util-linux) is at
 * hand they also stop when we are killed, and as root they keep the one capability to read and search folders
 * if `folder` is below one that only root may enter. Throws when there is no way in.
 */
export function chooseLauncher(folder: string, account: Account | null): Launcher {
  const dieWithUs = ['--pdeathsig', 'INT'];
  if (account === null) {
    if (!works('setpriv', [...dieWithUs, 'true'])) return plain({});
    return (program, args) => ({
      command: 'setpriv',
      args: [...dieWithUs, '--', program, ...args],
      account: {},
    });
  }
  const become = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...dieWithUs];
  // Without the secure bit access(2), by which initdb looks for postgres, would not count the capability.
  const search = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
  ];
  const enter = ['/bin/sh', '-c', 'cd -- "$0"', folder];
  for (const options of [become, [...become, ...search]]) {
    if (!works('setpriv', [...options, '--', ...enter])) continue;
    return (program, args) => ({
      command: 'setpriv',
      args: [...options, '--', program, ...args],
      account: {},
    });
  }
  if (works('/bin/sh', enter.slice(1), account)) return plain(account);
  throw new Error(
    `PostgreSQL runs as uid ${account.uid}, which may not enter ${folder}: ` +
      'put DATA_DIR elsewhere, open the folders above it (chmod o+x), or set DATABASE_URL',
  );
}

function plain(account: Partial<Account>): Launcher {
  return (program, args) => ({ command: program, args, account });
}

function works(command: string, args: string[], account: Partial<Account> = {}): boolean {
  return spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
