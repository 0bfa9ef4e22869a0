import { type AccessCase, all, anyone, noToken, oneself } from './access-case.ts';

const choice = { planId: 'open', period: 'yearly' };
const buyer = {
  company: 'Novak Homes',
  taxNumber: '',
  street: '4 Station Road',
  city: '10000 Exampleton',
  country: 'Austria',
  email: 'billing@example.com',
};
const requestId = '0123456789abcdef';
/** Operators learn that there is no such invoice. */
const operators = noToken({ ...all(403), nobody: 401, operator: 404 });
/** On a server that sells nothing. */
const notSold = { ...oneself, owner: 404 };

/** Who may do what with plans and invoices, by method and path. */
export const planAccess: Record<string, AccessCase[]> = {
  'GET /api/plans': [{ url: '/api/plans', statuses: anyone }],
  'GET /api/users/:id/plan': [{ url: '/api/users/{user}/plan', statuses: oneself }],
  'GET /api/users/:id/plan/quote': [
    { url: '/api/users/{user}/plan/quote?planId=open&period=yearly', statuses: notSold },
  ],
  'POST /api/users/:id/plan/orders': [
    { url: '/api/users/{user}/plan/orders', body: { ...choice, requestId, buyer }, statuses: notSold },
  ],
  'POST /api/users/:id/plan/checkout': [
    { url: '/api/users/{user}/plan/checkout', body: { ...choice, requestId }, statuses: notSold },
  ],
  'POST /api/users/:id/plan/portal': [{ url: '/api/users/{user}/plan/portal', body: {}, statuses: notSold }],
  'GET /api/invoices/:number': [
    { url: '/api/invoices/2026-0001', statuses: noToken({ ...all(404), nobody: 401 }) },
  ],
  // Cards are not taken here; another service sends it, so it has no session and no origin.
  'POST /api/webhooks/stripe': [
    { url: '/api/webhooks/stripe', body: {}, fromAnywhere: true, statuses: all(404) },
  ],
  'GET /api/operator/invoices': [
    { url: '/api/operator/invoices', statuses: noToken({ ...all(403), nobody: 401, operator: 200 }) },
  ],
  'POST /api/operator/invoices/:number/paid': [
    { url: '/api/operator/invoices/2026-0001/paid', body: {}, statuses: operators },
  ],
  'POST /api/operator/invoices/:number/cancel': [
    { url: '/api/operator/invoices/2026-0001/cancel', body: {}, statuses: operators },
  ],
  'POST /api/operator/plans': [
    { url: '/api/operator/plans', body: { email: 'nobody@example.com', planId: null }, statuses: operators },
  ],
};
