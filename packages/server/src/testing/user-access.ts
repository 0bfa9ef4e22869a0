import { type AccessCase, letIn, oneself } from './access-case.ts';

const file = '/api/users/{user}/data-export';

/** A user's record, brand and data, and the end of their account: each person's own. */
export const userAccess: Record<string, AccessCase[]> = {
  'GET /api/users/:id': [{ url: '/api/users/{user}', statuses: oneself }],
  'PATCH /api/users/:id': [{ url: '/api/users/{user}', body: { phone: '1' }, statuses: oneself }],
  'GET /api/users/:id/image': [{ url: '/api/users/{user}/image', statuses: oneself }],
  'GET /api/users/:id/brand-kits': [{ url: '/api/users/{user}/brand-kits', statuses: oneself }],
  // None is kept.
  'GET /api/users/:id/brand-kits/:kitId': [
    { url: '/api/users/{user}/brand-kits/none', statuses: letIn(oneself, 404) },
  ],
  'PATCH /api/users/:id/brand-kits/:kitId': [
    {
      url: '/api/users/{user}/brand-kits/maple',
      body: { name: 'Maple', kit: { titleFont: 'lora' } },
      ownPeople: true,
      statuses: oneself,
    },
  ],
  'DELETE /api/users/:id/brand-kits/:kitId': [
    { url: '/api/users/{user}/brand-kits/maple', ownPeople: true, statuses: oneself },
  ],
  'GET /api/users/:id/data-export': [{ url: file, statuses: oneself }],
  'POST /api/users/:id/data-export': [{ url: file, ownPeople: true, statuses: letIn(oneself, 202) }],
  // None was requested.
  'GET /api/users/:id/data-export/file': [
    { url: `${file}/file`, ownPeople: true, statuses: letIn(oneself, 404) },
  ],
  'GET /api/users/:id/deletion': [{ url: '/api/users/{user}/deletion', statuses: oneself }],
  'DELETE /api/users/:id/deletion': [{ url: '/api/users/{user}/deletion', statuses: oneself }],
  'POST /api/users/:id/deletion': [
    {
      url: '/api/users/{user}/deletion',
      body: { password: 'correct horse battery' },
      ownPeople: true,
      statuses: letIn(oneself, 202),
    },
  ],
};
