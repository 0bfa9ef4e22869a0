import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Finding, fail, ok, skipped, warn } from '../finding.ts';
import type { HealthCheck, HealthParts } from '../health-check.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What runs here, and whether it runs. */
export function releaseChecks({ config, serverPids }: HealthParts): HealthCheck[] {
  return [
    {
      id: 'server',
      run: async () => {
        const values = { path: config.dataDir };
        const [pid] = serverPids;
        // With a database of its own elsewhere it may run on another machine.
        if (pid === undefined && config.databaseUrl !== null) return skipped('server.stopped', values);
        if (pid === undefined) return warn('server.stopped', values);
        return ok('server.runs', { pid, count: serverPids.length });
      },
    },
    { id: 'release', run: async () => releaseOf(existsSync(here('../../../../web/dist/index.html'))) },
    { id: 'settings', run: async () => settingsOf(config) },
  ];
}

/** Judges whether this release is whole: its version, and the built web application. */
export function releaseOf(hasWeb: boolean): Finding {
  const { version } = JSON.parse(readFileSync(here('../../../package.json'), 'utf8')) as { version: string };
  if (!hasWeb) return fail('release.no-web', { version }, 'npm run build');
  return ok('release.whole', { version, platform: `${process.platform}-${process.arch}` });
}

/** Settings that go together, and one of which is not set. */
function settingsOf({ role, databaseUrl, s3, publicUrl }: HealthParts['config']): Finding {
  if (role !== 'all' && databaseUrl === null) return fail('settings.role', { role });
  if (databaseUrl !== null && s3 === null && role !== 'all') return warn('settings.disk', { role });
  return ok('settings.fit', { address: publicUrl });
}
