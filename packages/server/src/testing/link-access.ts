import { type AccessCase, all, anyone, editors, letIn, members } from './access-case.ts';

const password = { access: 'password', password: 'cedar-lantern-42' };
const visit = '/api/tours/{tour}/visit?link={key}';
const visits = '/api/tours/{tour}/visits?link={key}';
const own = '/api/tours/{tour}/links/{link}';

/** Who makes links of a tour, and who comes in by them. */
export const linkAccess: Record<string, AccessCase[]> = {
  'GET /api/tours/:id/links': [
    { url: '/api/tours/{tour}/links', statuses: editors },
    { url: '/api/tours/{tour}/links', published: true, statuses: editors },
  ],
  'POST /api/tours/:id/links': [
    { url: '/api/tours/{tour}/links', body: { name: 'MLS' }, statuses: letIn(editors, 201) },
  ],
  'PATCH /api/tours/:id/links/:linkId': [
    { url: own, link: {}, body: { isUnbranded: true }, statuses: editors },
  ],
  'POST /api/tours/:id/links/:linkId/revoke': [
    { url: `${own}/revoke`, link: {}, body: {}, statuses: editors },
  ],
  'POST /api/tours/:id/links/:linkId/restore': [
    { url: `${own}/restore`, link: {}, isRevoked: true, body: {}, statuses: editors },
  ],
  'DELETE /api/tours/:id/links/:linkId': [{ url: own, link: {}, statuses: editors }],

  'GET /api/tours/:id/visit': [
    { url: visit, link: {}, statuses: anyone },
    { url: visit, link: password, statuses: anyone },
    { url: visit, link: {}, isRevoked: true, statuses: anyone },
    { url: '/api/tours/{tour}/visit?link=none', statuses: all(404) },
    // Of another tour.
    { url: '/api/tours/another/visit?link={key}', link: {}, statuses: all(404) },
  ],
  'OPTIONS /api/tours/:id/visit': [{ url: '/api/tours/{tour}/visit', statuses: all(204) }],
  'OPTIONS /api/tours/:id/visits': [{ url: '/api/tours/{tour}/visits', statuses: all(204) }],
  'POST /api/tours/:id/visits': [
    { url: visits, link: {}, body: {}, fromAnywhere: true, statuses: all(201) },
    { url: visits, link: { mostViews: 1 }, body: {}, fromAnywhere: true, statuses: all(201) },
    { url: visits, link: password, body: {}, fromAnywhere: true, statuses: all(403) },
    { url: visits, link: password, body: { password: 'wrong' }, fromAnywhere: true, statuses: all(403) },
    {
      url: visits,
      link: password,
      body: { password: password.password },
      fromAnywhere: true,
      statuses: all(201),
    },
    {
      url: visits,
      link: { access: 'members' },
      body: {},
      fromAnywhere: true,
      statuses: { ...letIn(members, 201), nobody: 403, other: 403, operator: 403 },
    },
    { url: visits, link: {}, isRevoked: true, body: {}, fromAnywhere: true, statuses: all(410) },
    { url: visits, link: {}, deleted: true, body: {}, fromAnywhere: true, statuses: all(410) },
  ],
  'GET /api/tours/:id/visit/live': [
    { url: '/api/tours/{tour}/visit/live?link={key}', link: {}, stream: true, statuses: anyone },
    { url: '/api/tours/{tour}/visit/live?link=none', stream: true, statuses: all(404) },
  ],
  'OPTIONS /api/tours/:id/visit/live': [{ url: '/api/tours/{tour}/visit/live', statuses: all(204) }],
};

const onlyMembers = { ...members, nobody: 403, other: 403, operator: 403 };

/** The draft of a tour as its links show it, by each kind of access. */
export function linkedReading(url: string): AccessCase[] {
  return [
    { url, link: {}, statuses: anyone },
    { url, link: password, statuses: all(403) },
    { url, link: { mostViews: 5 }, statuses: all(403) },
    { url, link: { access: 'members' }, statuses: onlyMembers },
    { url, link: { shows: 'published' }, statuses: all(404) },
    { url, link: { shows: 'published' }, published: true, statuses: anyone },
    { url, link: { expiresAt: '2020-01-01T00:00:00Z' }, statuses: all(410) },
    { url, link: {}, isRevoked: true, published: true, statuses: all(410) },
    { url, link: {}, deleted: true, statuses: all(410) },
    { url: url.replace('{key}', 'none'), published: true, statuses: all(404) },
  ];
}

/** The same for what comes with the document; the least of it, since all ask the same. */
export function linkedMedia(url: string): AccessCase[] {
  return [
    { url, link: {}, statuses: anyone },
    { url, link: password, statuses: all(403) },
    { url, link: {}, isRevoked: true, published: true, statuses: all(410) },
  ];
}

/** The same for its pages: a password and a count are requested by the page itself. */
export function linkedPage(url: string): AccessCase[] {
  return [
    { url, link: {}, statuses: anyone },
    { url, link: password, statuses: anyone },
    { url, link: { access: 'members' }, statuses: onlyMembers },
    { url, link: {}, isRevoked: true, published: true, statuses: all(410) },
    { url: url.replace('{key}', 'none'), published: true, statuses: all(404) },
  ];
}
