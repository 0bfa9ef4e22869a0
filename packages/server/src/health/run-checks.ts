import PQueue from 'p-queue';
import { outageOf } from '../drivers/outage.ts';
import { type Finding, fail, type HealthState, skipped, warn } from './finding.ts';
import type { HealthCheck, Need } from './health-check.ts';

/** As many as leave the machine its work. */
const atOnce = 6;
const checkTimeoutMs = 15_000;

/** What all checks found, in their order. */
export interface HealthReport {
  checkedAt: Date;
  counts: Record<HealthState, number>;
  findings: (Finding & { id: HealthCheck['id'] })[];
}

/** Runs all checks. Those that need what is away are left out. */
export async function runChecks(
  checks: readonly HealthCheck[],
  { missing, clock }: { missing: ReadonlySet<Need>; clock: () => Date },
): Promise<HealthReport> {
  const checkedAt = clock();
  const queue = new PQueue({ concurrency: atOnce });
  const findings = await Promise.all(
    checks.map((check) => queue.add(async () => ({ id: check.id, ...(await findingOf(check, missing)) }))),
  );
  const counts = { ok: 0, warn: 0, fail: 0, skipped: 0 };
  for (const { state } of findings) counts[state] += 1;
  return { checkedAt, counts, findings };
}

async function findingOf(check: HealthCheck, missing: ReadonlySet<Need>): Promise<Finding> {
  const need = check.needs?.find((each) => missing.has(each));
  if (need !== undefined) return skipped(`needs.${need}`, {});
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve(warn('check.slow', { timeoutMs: checkTimeoutMs })), checkTimeoutMs);
  });
  try {
    return await Promise.race([check.run(controller.signal), tooLate]);
  } catch (error) {
    if (outageOf(error) === 'database_away') return skipped('needs.database', {});
    return fail('check.broke', { reason: error instanceof Error ? error.message : String(error) });
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
