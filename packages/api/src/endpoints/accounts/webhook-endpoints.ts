/** Addresses that are notified of events, signed by the Standard Webhooks scheme (https://www.standardwebhooks.com). */
import { z } from 'zod';
import { line } from '../../text-fields.ts';
import { byId } from '../endpoint.ts';

/** The events that an address can be notified of. */
export const webhookEvents = ['lead.created', 'order.created', 'tour.published'] as const;
const webhookEvent = z.enum(webhookEvents);

/** An event that a webhook can be notified of; one of `webhookEvents`. */
export type WebhookEvent = z.infer<typeof webhookEvent>;

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  /** Off: it gets no messages. An address that answers 410 is turned off. */
  isOn: z.boolean(),
  createdAt: z.string(),
});

/** A webhook as its owner sees it, without its secret. */
export type Webhook = z.infer<typeof webhook>;

/** Why a message did not arrive; `status`: the address answered, but not with 2xx. */
const deliveryFailure = z.enum(['status', 'timeout', 'unreachable', 'not_public', 'off', 'gone']);

/** Why a message did not arrive at a webhook's address. */
export type DeliveryFailure = z.infer<typeof deliveryFailure>;

const delivery = z.object({
  /** Sent along as `webhook-id`: the same for each try. */
  id: z.string(),
  event: z.union([webhookEvent, z.literal('webhook.test')]),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** The HTTP status of the last answer; null: none came. */
  status: z.int().nullable(),
  failure: deliveryFailure.nullable(),
  /** When it happened. */
  createdAt: z.string(),
  /** When it was last tried; null: not yet. */
  triedAt: z.string().nullable(),
});

/** A message to a webhook, with how its sending went. */
export type WebhookDelivery = z.infer<typeof delivery>;

const settings = {
  url: line(500).regex(/^https?:\/\/[^\s/@]+(\/\S*)?$/, 'Must be a web address'),
  events: z.array(webhookEvent).min(1).max(webhookEvents.length),
};
const ofDelivery = byId.extend({ delivery: z.string().min(1).max(200) });

/** Endpoints for webhooks and their deliveries. */
export const webhookEndpoints = {
  listWebhooks: {
    method: 'GET',
    path: '/api/webhooks',
    summary: "The user's webhooks, the oldest first",
    response: z.object({ items: z.array(webhook) }),
  },
  createWebhook: {
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Makes a webhook; the answer is the only one that contains its signing secret',
    body: z.strictObject(settings),
    response: webhook.extend({ secret: z.string() }),
    status: 201,
  },
  patchWebhook: {
    method: 'PATCH',
    path: '/api/webhooks/:id',
    summary: "Changes a webhook's address and events, or turns it on or off",
    params: byId,
    body: z.strictObject({
      url: settings.url.optional(),
      events: settings.events.optional(),
      isOn: z.boolean().optional(),
    }),
    response: webhook,
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Deletes a webhook with its log; what was on its way is not sent any more',
    params: byId,
    response: z.object({ id: z.string(), deleted: z.literal(true) }),
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    summary: 'The latest 50 messages of a webhook, the newest first; they are kept for 30 days',
    params: byId,
    response: z.object({ items: z.array(delivery) }),
  },
  testWebhook: {
    method: 'POST',
    path: '/api/webhooks/:id/test',
    summary: 'Sends a message of the type `webhook.test`',
    params: byId,
    response: delivery,
    status: 202,
  },
  resendDelivery: {
    method: 'POST',
    path: '/api/webhooks/:id/deliveries/:delivery/resend',
    summary: 'Sends a message once more under the same id',
    params: ofDelivery,
    response: delivery,
    status: 202,
  },
} as const;
