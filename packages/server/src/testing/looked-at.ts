import type { CheckId } from '../health/finding.ts';
import type { HealthParts } from '../health/health-check.ts';
import { runChecks } from '../health/run-checks.ts';
import { openChecks } from '../wiring/open-checks.ts';
import { freePort } from './free-port.ts';
import { openTestServer, type TestServer, testOrigin } from './test-server.ts';

/** What checks look at, of a server of tests. */
export type LookedAtParts = HealthParts & Pick<TestServer['services'], 'book'>;

/** A server that listens, and its checks one by one, with something else than usual. */
export async function openLookedAt() {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const server = await openTestServer({
    config: { port, publicUrl, trustedOrigins: [publicUrl, testOrigin] },
  });
  await server.app.listen({ port, host: '127.0.0.1' });
  const { services } = server;
  const parts: LookedAtParts = {
    ...services,
    database: { part: services.database },
    storage: { part: services.storage },
    serverPids: [process.pid],
  };
  return {
    server,
    port,
    parts,
    close: server.close,
    withConfig: (config: Partial<HealthParts['config']>) => ({ config: { ...parts.config, ...config } }),
    look: async (id: CheckId, change: Partial<HealthParts> = {}): Promise<string> => {
      const checks = openChecks({ ...parts, ...change }).filter((check) => check.id === id);
      const { findings } = await runChecks(checks, { missing: new Set(), clock: () => new Date() });
      return findings.map(({ state, code }) => `${state} ${code}`).join();
    },
  };
}
