import { constants } from 'node:fs';
import { access, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, fail, ok, warn, worstOf } from '../finding.ts';
import type { HealthCheck, HealthParts } from '../health-check.ts';

/** What only the server's account may read. nginx reads the storage where MEDIA_ACCEL is set. */
const secretOnes = ['secret', 'storage', 'uploads', 'work', 'outbox', 'postgres/password'];
const others = 0o077;
/** Words that people leave in a secret that was none. */
const placeholder = /change|example|secret|password|placeholder|tourwright|0123456|abcdef/i;
const leastLetters = 10;

/** Who may read what the server keeps, and how good its secret is. */
export function dataFolderChecks(
  parts: Pick<HealthParts, 'config' | 'secret'>,
  account = process.getuid?.(),
): HealthCheck[] {
  return [
    { id: 'data-dir', run: () => lookAt(parts.config, account) },
    { id: 'secret', run: async () => secretOf(parts.secret, parts.config.secret !== null) },
  ];
}

async function lookAt(
  { dataDir, mediaAccel }: HealthParts['config'],
  account: number | undefined,
): Promise<Finding> {
  const folder = await stat(dataDir).catch(() => null);
  if (folder === null) return warn('data-dir.none', { path: dataDir });
  if (!(await isWritable(dataDir))) return fail('data-dir.read-only', { path: dataDir });
  const findings: Finding[] = [];
  for (const name of secretOnes) {
    const path = join(dataDir, name);
    const found = await lstat(path).catch(() => null);
    if (found === null || (name === 'storage' && mediaAccel !== null)) continue;
    if ((found.mode & others) === 0) continue;
    const mode = (found.mode & 0o777).toString(8);
    findings.push(
      fail('data-dir.open', { path, mode }, `chmod ${found.isDirectory() ? 700 : 600} '${path}'`),
    );
  }
  findings.push(...(await strangers(dataDir, account)));
  return worstOf([ok('data-dir.private', { path: dataDir }), ...findings]);
}

/** Files of another account, which ours may not be able to change; those of PostgreSQL are its own. */
async function strangers(dataDir: string, account: number | undefined): Promise<Finding[]> {
  // Who looks from another account than the server's sees only strangers; as root everything can be changed.
  const storage = await stat(join(dataDir, 'storage')).catch(() => null);
  const owner = storage?.uid;
  if (account === undefined || owner === undefined) return [];
  if (account !== 0 && owner !== account) {
    return [
      warn('data-dir.another-account', { path: dataDir, owner }, `sudo -u '#${owner}' npx tourwright doctor`),
    ];
  }
  const strange: string[] = [];
  for (const name of await readdir(dataDir)) {
    if (name === 'postgres' || name.startsWith('lock')) continue;
    const found = await lstat(join(dataDir, name)).catch(() => null);
    if (found !== null && found.uid !== owner) strange.push(join(dataDir, name));
  }
  const [path] = strange;
  if (path === undefined) return [];
  return [fail('data-dir.strange', { path, count: strange.length }, `chown -R ${owner} '${path}'`)];
}

async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** Judges whether the server's secret could be guessed. */
export function secretOf(secret: string | null, isSetting: boolean): Finding {
  if (secret === null) return ok('secret.later', {});
  const letters = new Set(secret).size;
  const isWeak = letters < leastLetters || (isSetting && placeholder.test(secret));
  if (isWeak) return fail('secret.weak', { letters }, 'openssl rand -hex 32');
  return ok(isSetting ? 'secret.set' : 'secret.made', {});
}
