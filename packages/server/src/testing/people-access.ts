import { type AccessCase, all, noToken, oneself } from './access-case.ts';

/** Logged-in users learn that there is no such offer. */
const asked = noToken({ ...all(404), nobody: 401 });
/** The owner too: there is no such person, tour or offer. */
const missing = noToken({ ...all(404), nobody: 401 });
const invitation = { kind: 'invitation', email: 'sam@example.com', role: 'editor', tourIds: null };

/** Who learns and changes who works on whose tours, by method and path. */
export const peopleAccess: Record<string, AccessCase[]> = {
  'GET /api/users/:id/people': [{ url: '/api/users/{user}/people', statuses: oneself }],
  'GET /api/users/:id/changes': [{ url: '/api/users/{user}/changes', statuses: oneself }],
  'POST /api/users/:id/offers': [
    { url: '/api/users/{user}/offers', body: invitation, statuses: { ...oneself, owner: 201 } },
    // Nobody offers the tour of somebody else.
    {
      url: '/api/users/{user}/offers',
      body: { kind: 'handover', email: 'sam@example.com', tourId: 'another', withLeads: false },
      statuses: missing,
    },
  ],
  'POST /api/users/:id/offers/:offerId/resend': [
    { url: '/api/users/{user}/offers/none/resend', body: {}, statuses: missing },
  ],
  'DELETE /api/users/:id/offers/:offerId': [{ url: '/api/users/{user}/offers/none', statuses: missing }],
  'PATCH /api/users/:id/people/:personId': [
    { url: '/api/users/{user}/people/none', body: { role: 'viewer' }, statuses: missing },
  ],
  'DELETE /api/users/:id/people/:personId': [{ url: '/api/users/{user}/people/none', statuses: missing }],
  'DELETE /api/users/:id/memberships/:personId': [
    { url: '/api/users/{user}/memberships/none', statuses: missing },
  ],
  'GET /api/offers/:token': [{ url: '/api/offers/wrong', statuses: asked }],
  'POST /api/offers/:token/accept': [{ url: '/api/offers/wrong/accept', body: {}, statuses: asked }],
  'POST /api/offers/:token/decline': [{ url: '/api/offers/wrong/decline', body: {}, statuses: asked }],
};
