import type { WebhookDelivery, WebhookEvent } from '@tourwright/api';
import { t } from '../profile-text.ts';

const words = {
  'lead.created': 'webhooks.event.lead',
  'order.created': 'webhooks.event.order',
  'tour.published': 'webhooks.event.tour',
  'webhook.test': 'webhooks.event.test',
} as const satisfies Record<WebhookEvent | 'webhook.test', Parameters<typeof t>[0]>;

/** What happened, in words. */
export function eventText(event: WebhookDelivery['event']): string {
  return t(words[event]);
}
