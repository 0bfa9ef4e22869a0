import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../feature.ts';
import { route } from '../http/route.ts';
import type { Access } from '../http/safety/access.ts';
import type { HealthCheck, Need } from './health-check.ts';
import { proofOf } from './reach.ts';
import { type HealthReport, runChecks } from './run-checks.ts';
import { sayFinding } from './say-finding.ts';

interface Parts {
  checks: readonly HealthCheck[];
  secret: string;
  clock: () => Date;
}

const operators = { action: 'server.run', thing: () => ({ server: true }) } as const satisfies Access;
/** However often somebody asks: the checks write files and connect to others. */
const rememberedMs = 5000;
/** A server that answers has all of them; one that does not is a finding in itself. */
const nothing: ReadonlySet<Need> = new Set();

/** The server's health, for operators. */
export function openHealth(parts: Parts): Feature {
  return { routes: (http) => healthRoutes(http, parts) };
}

function healthRoutes(app: FastifyInstance, { checks, secret, clock }: Parts): void {
  let last: { at: number; report: Promise<HealthReport> } | null = null;
  const report = () => {
    const now = performance.now();
    if (last === null || now - last.at > rememberedMs) {
      last = { at: now, report: runChecks(checks, { missing: nothing, clock }) };
    }
    return last.report;
  };
  route(app, endpoints.getHealth, {
    access: operators,
    handler: async ({ locale }) => {
      const { checkedAt, counts, findings } = await report();
      return {
        checkedAt: checkedAt.toISOString(),
        counts,
        checks: findings.map((finding) => ({ ...finding, ...sayFinding(finding, locale) })),
      };
    },
  });
  // Asked by the check of the address, from wherever it runs.
  route(app, endpoints.reach, {
    access: 'anyone',
    withoutSession: true,
    handler: async ({ query, protocol, headers, ip }) => ({
      proof: proofOf(query.challenge, secret),
      protocol,
      host: headers.host ?? '',
      address: ip,
    }),
  });
}
