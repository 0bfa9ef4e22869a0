import { type AccessCase, all, letIn, loggedIn, noToken } from './access-case.ts';

const newWebhook = { url: 'https://crm.example.com/hooks', events: ['lead.created'] };
const notTheirs = noToken({ ...all(404), nobody: 401 });

/** Who may do what with webhooks: everybody with their own, and no token with any. */
export const webhookAccess: Record<string, AccessCase[]> = {
  'GET /api/webhooks': [{ url: '/api/webhooks', statuses: loggedIn }],
  'POST /api/webhooks': [
    { url: '/api/webhooks', body: newWebhook, ownPeople: true, statuses: letIn(loggedIn, 201) },
  ],
  'PATCH /api/webhooks/:id': [{ url: '/api/webhooks/none', body: { isOn: false }, statuses: notTheirs }],
  'DELETE /api/webhooks/:id': [{ url: '/api/webhooks/none', statuses: notTheirs }],
  'GET /api/webhooks/:id/deliveries': [{ url: '/api/webhooks/none/deliveries', statuses: notTheirs }],
  'POST /api/webhooks/:id/test': [{ url: '/api/webhooks/none/test', statuses: notTheirs }],
  'POST /api/webhooks/:id/deliveries/:delivery/resend': [
    { url: '/api/webhooks/none/deliveries/none/resend', statuses: notTheirs },
  ],
};
