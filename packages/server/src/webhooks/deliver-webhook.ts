import { Webhook as Signer } from 'standardwebhooks';
import type { Database } from '../drivers/database/database.ts';
import type { JobHandler, Jobs } from '../jobs/job.ts';
import { postPublicly } from './post-publicly.ts';
import { type DeliveryRow, findDelivery, updateDelivery, updateWebhook } from './webhook-table.ts';

declare module '../jobs/job.ts' {
  interface JobData {
    /** Sends a message to a webhook. */
    'deliver-webhook': { id: string };
  }
}

/** With pauses that grow from a second to four hours, these take a day and a half. */
const mostAttempts = 20;
const longestPauseSeconds = 4 * 3600;
const gone = 410;
/** An address that does not answer holds up others of its owner alone, for ten seconds a try. */
const atOnce = 4;

interface DeliveringParts {
  database: Pick<Database, 'orm'>;
  clock: () => Date;
  allowsPrivate: boolean;
  /** What a message says beside its type; null where what it is about is no longer there. */
  describe(delivery: Pick<DeliveryRow, 'type' | 'event'>): Promise<object | null>;
}

/** Sends what was queued, signed by the Standard Webhooks scheme, until it is taken or given up. */
export function createDelivering(parts: DeliveringParts): Pick<Jobs, 'deliver-webhook'> {
  return {
    'deliver-webhook': {
      // The row counts; a process that dies in between counts here alone.
      retries: 2 * mostAttempts,
      maxPauseSeconds: longestPauseSeconds,
      longestSeconds: 60,
      atOnce,
      handle: (job) => deliver(job, parts),
    },
  };
}

type Handle = JobHandler<'deliver-webhook'>;

async function deliver(
  { data: { id }, signal }: Parameters<Handle>[0],
  { database: { orm }, clock, allowsPrivate, describe }: DeliveringParts,
): ReturnType<Handle> {
  const found = await findDelivery(orm, id);
  if (found === null || found.delivery.state !== 'waiting') return 'done';
  const { delivery, webhook } = found;
  const giveUp = async (failure: 'off' | 'gone'): ReturnType<Handle> => {
    await updateDelivery(orm, id, { state: 'failed', failure });
    return 'done';
  };
  if (!webhook.isOn && delivery.type !== 'webhook.test') return giveUp('off');
  const data = await describe(delivery);
  if (data === null) return giveUp('gone');

  const now = clock();
  const body = JSON.stringify({ type: delivery.type, timestamp: delivery.createdAt.toISOString(), data });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Tourwright',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Signer(webhook.secret).sign(id, now, body),
  };
  const outcome = await postPublicly(webhook.url, { headers, body, signal, allowsPrivate });

  const { status } = outcome;
  const isTaken = status !== null && status >= 200 && status < 300;
  const attempts = delivery.attempts + 1;
  const isLast = attempts >= mostAttempts || status === gone || delivery.type === 'webhook.test';
  const failure = isTaken ? null : status === null ? outcome.failure : 'status';
  const state = isTaken ? 'delivered' : isLast ? 'failed' : 'waiting';
  await updateDelivery(orm, id, { state, attempts, status, failure, triedAt: now });
  if (status === gone) await updateWebhook(orm, webhook, { isOn: false });
  if (state === 'waiting') throw new Error(`A webhook was not taken: ${status ?? failure}`);
  return 'done';
}
