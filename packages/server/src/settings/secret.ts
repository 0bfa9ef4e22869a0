import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret of `dataDir/secret`, generated the first time; two processes that begin together get the same one. */
export function readSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  try {
    return readWhole(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const own = `${path}.${process.pid}`;
  writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return readWhole(path);
}

/** Where the generated secret is; null when a setting holds one. */
export function secretPathOf({ dataDir, secret }: { dataDir: string; secret: string | null }): string | null {
  return secret === null ? join(dataDir, 'secret') : null;
}

/** The generated secret; null when there is none yet, or a setting holds one. */
export function findSecret(config: { dataDir: string; secret: string | null }): string | null {
  const path = secretPathOf(config);
  return path !== null && existsSync(path) ? readWhole(path) : null;
}

function readWhole(path: string): string {
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`${path} is damaged: put the old one back, or delete it (all are logged out)`);
  return secret;
}
