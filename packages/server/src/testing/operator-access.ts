import { type AccessCase, all, loggedIn, noToken } from './access-case.ts';
import { healthAccess } from './health-access.ts';

const onlyOperators = noToken({ ...all(403), nobody: 401, operator: 200 });
const job = '00000000-0000-4000-8000-000000000000';

/** Who sees and does what those do who run the server, by method and path. */
export const operatorAccess: Record<string, AccessCase[]> = {
  ...healthAccess,
  'GET /api/operator': [{ url: '/api/operator', statuses: onlyOperators }],
  'GET /api/operator/users': [{ url: '/api/operator/users', statuses: onlyOperators }],
  'GET /api/operator/tours': [{ url: '/api/operator/tours', statuses: onlyOperators }],
  'GET /api/operator/jobs': [{ url: '/api/operator/jobs', statuses: onlyOperators }],
  'POST /api/operator/jobs/:kind/:id/retry': [
    { url: `/api/operator/jobs/send-mail/${job}/retry`, body: {}, statuses: onlyOperators },
  ],
  'POST /api/operator/jobs/:kind/:id/cancel': [
    { url: `/api/operator/jobs/send-mail/${job}/cancel`, body: {}, statuses: onlyOperators },
  ],
  'GET /api/operator/backups': [{ url: '/api/operator/backups', statuses: onlyOperators }],
  'POST /api/operator/backups': [{ url: '/api/operator/backups', body: {}, statuses: onlyOperators }],
  'POST /api/operator/backups/:id/drill': [
    { url: '/api/operator/backups/none/drill', body: {}, statuses: onlyOperators },
  ],
  'GET /api/operator/messages': [{ url: '/api/operator/messages', statuses: onlyOperators }],
  'DELETE /api/operator/messages/:id': [{ url: `/api/operator/messages/${job}`, statuses: onlyOperators }],
  'GET /api/operator/audit': [{ url: '/api/operator/audit', statuses: onlyOperators }],
  'GET /api/operator/announcements': [{ url: '/api/operator/announcements', statuses: onlyOperators }],
  'POST /api/operator/announcements': [
    {
      url: '/api/operator/announcements',
      body: { text: 'Back at noon', endsAt: null },
      statuses: noToken({ ...all(403), nobody: 401, operator: 201 }),
    },
  ],
  'POST /api/operator/announcements/:id/end': [
    { url: '/api/operator/announcements/1/end', body: {}, statuses: onlyOperators },
  ],
  'GET /api/operator/gallery': [{ url: '/api/operator/gallery', statuses: onlyOperators }],
  'POST /api/operator/gallery/:id': [
    {
      url: '/api/operator/gallery/{tour}',
      body: { from: 'asked', to: 'accepted' },
      statuses: noToken({ ...all(403), nobody: 401, operator: 404 }),
    },
  ],
  'GET /api/announcement': [{ url: '/api/announcement', statuses: loggedIn }],
};
