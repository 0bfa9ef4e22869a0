import { dayMs } from '../durations.ts';
import type { Feature } from '../feature.ts';
import { createDelivering } from './deliver-webhook.ts';
import { createDeliveries, type Deliveries, type DeliveriesParts } from './deliveries.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { deleteDeliveries } from './webhook-table.ts';
import { createWebhooks, type WebhooksParts } from './webhooks.ts';

/** How long an owner sees what was sent. */
const keptMs = 30 * dayMs;

type Describe = Parameters<typeof createDelivering>[0]['describe'];

/** The payload of each kind of event, by its ids; null if the thing is gone. */
interface Telling {
  lead(id: string): Promise<object | null>;
  order(id: string): Promise<object | null>;
  tour(id: string, version: number): Promise<object | null>;
}

/** Addresses of owners that are notified of leads, orders and publishing. */
export function openWebhooks(
  parts: WebhooksParts & DeliveriesParts & { telling: Telling },
): Feature & Pick<Deliveries, 'hear'> & { jobs: ReturnType<typeof createDelivering> } {
  const { database, clock, telling } = parts;
  const deliveries = createDeliveries(parts);
  const webhooks = createWebhooks(parts);
  const describe: Describe = async ({ type, event }) => {
    if (type === 'lead.created') return telling.lead(String(event.leadId));
    if (type === 'order.created') return telling.order(String(event.orderId));
    if (type === 'tour.published') return telling.tour(String(event.tourId), Number(event.version));
    return {};
  };
  return {
    hear: deliveries.hear,
    routes: (http) => webhookRoutes(http, { webhooks, deliveries }),
    jobs: createDelivering({ ...parts, describe }),
    sweeps: [
      {
        name: 'messages to webhooks that are old',
        everyMs: dayMs,
        run: () => deleteDeliveries(database.orm, new Date(clock().getTime() - keptMs)),
      },
    ],
  };
}
