import { randomBytes, randomUUID } from 'node:crypto';
import type { Endpoints, FailureCode, Webhook } from '@tourwright/api';
import type { z } from 'zod';
import type { Database } from '../drivers/database/database.ts';
import { invalidInput, Problem } from '../http/answers/problem.ts';
import { mayBePublic } from '../outgoing/public-addresses.ts';
import {
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  toWebhook,
  updateWebhook,
  type WebhookRow,
} from './webhook-table.ts';

/** The most webhooks of an account. */
const mostWebhooks = 10;

type NewWebhook = z.output<Endpoints['createWebhook']['body']>;
type WebhookChange = z.output<Endpoints['patchWebhook']['body']>;

/** What webhooks are built from. */
export interface WebhooksParts {
  database: Database;
  clock: () => Date;
  /** Messages also go to addresses of the machine and networks of the server, and unencrypted. */
  allowsPrivate: boolean;
}

/** The addresses that owners want notified of events. */
export function createWebhooks({ database, clock, allowsPrivate }: WebhooksParts) {
  const { orm } = database;

  const check = (url: string) => {
    const refuse = (code: FailureCode) => invalidInput([{ path: 'url', code, params: {} }]);
    if (!URL.canParse(url)) throw refuse('no_web_address');
    if (allowsPrivate) return;
    if (!url.startsWith('https:')) throw refuse('https_needed');
    if (!mayBePublic(new URL(url))) throw refuse('address_not_public');
  };

  return {
    async list(userId: string): Promise<Webhook[]> {
      return (await listWebhooks(orm, userId)).map(toWebhook);
    },

    async create(userId: string, { url, events }: NewWebhook): Promise<Webhook & { secret: string }> {
      check(url);
      const row: WebhookRow = {
        ...{ id: randomUUID(), userId, url, events: [...new Set(events)], isOn: true, createdAt: clock() },
        secret: `whsec_${randomBytes(32).toString('base64')}`,
      };
      const isMade = await database.transaction((transaction) =>
        insertWebhook(transaction.orm, row, mostWebhooks),
      );
      if (!isMade) throw new Problem('too_many_webhooks', { most: mostWebhooks });
      return { ...toWebhook(row), secret: row.secret };
    },

    async change(userId: string, id: string, { url, events, isOn }: WebhookChange): Promise<Webhook> {
      if (url !== undefined) check(url);
      const row = await updateWebhook(
        orm,
        { userId, id },
        {
          ...(url !== undefined && { url }),
          ...(events !== undefined && { events: [...new Set(events)] }),
          ...(isOn !== undefined && { isOn }),
        },
      );
      if (row === null) throw new Problem('webhook_not_found');
      return toWebhook(row);
    },

    async remove(userId: string, id: string): Promise<void> {
      if (!(await deleteWebhook(orm, userId, id))) throw new Problem('webhook_not_found');
    },
  };
}

/** A user's webhooks: made, changed, tested and deleted. */
export type Webhooks = ReturnType<typeof createWebhooks>;
