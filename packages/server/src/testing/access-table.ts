import { randomBytes, randomUUID } from 'node:crypto';

/** What one kind of person may do on one route: the statuses for nobody, the owner, and another owner. */
export interface AccessCase {
  /** With `{tour}`, `{user}` and `{upload}` for the owner's. */
  url: string;
  body?: object;
  headers?: Record<string, string> | ((tourId: string) => Record<string, string>);
  /** Whether the owner's tour was published before. */
  published?: boolean;
  /** Whether the owner's tour was deleted before. */
  deleted?: boolean;
  /** The request ends sessions or changes the account: it gets people of its own. */
  ownPeople?: boolean;
  /** An answer that never ends by itself. */
  stream?: boolean;
  statuses: [nobody: number, owner: number, other: number];
}

const MISSING = 'another-tour';
const PASSWORD = 'correct horse battery';
/** Nobody is told whether what they may not see exists. */
const ownerOnly: AccessCase['statuses'] = [401, 200, 404];
const anyone: AccessCase['statuses'] = [200, 200, 200];
const signedIn: AccessCase['statuses'] = [401, 200, 200];

const tus = { 'tus-resumable': '1.0.0' };

/** What begins an upload into a tour. */
export function newUploadHeaders(tourId: string): Record<string, string> {
  const metadata = {
    slug: `${tourId}/${randomUUID()}.jpg`,
    filename: 'hall.jpg',
    filetype: 'image/jpeg',
    sha256: randomBytes(32).toString('hex'),
  };
  const encoded = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value)}`);
  return { ...tus, 'upload-length': '1000', 'upload-metadata': encoded.join(',') };
}

/** By method and path, as they were mounted. */
export const accessTable: Record<string, AccessCase[]> = {
  'GET /healthz': [{ url: '/healthz', statuses: anyone }],
  'GET /readyz': [{ url: '/readyz', statuses: anyone }],
  'GET /api/openapi.json': [{ url: '/api/openapi.json', statuses: anyone }],
  'GET /api/docs': [{ url: '/api/docs', statuses: anyone }],
  'GET /api/contact': [{ url: '/api/contact', statuses: anyone }],

  'POST /api/auth/sign-up/email': [
    { url: '/api/auth/sign-up/email', body: {}, ownPeople: true, statuses: [400, 400, 400] },
  ],
  'POST /api/auth/sign-in/email': [
    {
      url: '/api/auth/sign-in/email',
      body: { email: 'nobody@example.com', password: 'wrong horse battery' },
      statuses: [401, 401, 401],
    },
  ],
  'POST /api/auth/sign-out': [{ url: '/api/auth/sign-out', body: {}, ownPeople: true, statuses: anyone }],
  'GET /api/auth/get-session': [{ url: '/api/auth/get-session', statuses: anyone }],
  'POST /api/auth/request-password-reset': [
    { url: '/api/auth/request-password-reset', body: { email: 'nobody@example.com' }, statuses: anyone },
  ],
  'POST /api/auth/reset-password': [
    {
      url: '/api/auth/reset-password',
      body: { token: 'wrong', newPassword: PASSWORD },
      statuses: [400, 400, 400],
    },
  ],
  'POST /api/auth/send-verification-email': [
    {
      url: '/api/auth/send-verification-email',
      body: { email: 'nobody@example.com' },
      statuses: [200, 400, 400],
    },
  ],
  'GET /api/auth/verify-email': [{ url: '/api/auth/verify-email?token=wrong', statuses: [400, 400, 400] }],
  'POST /api/auth/change-email': [
    {
      url: '/api/auth/change-email',
      body: { newEmail: 'new@example.com' },
      ownPeople: true,
      statuses: signedIn,
    },
  ],
  'POST /api/auth/change-password': [
    {
      url: '/api/auth/change-password',
      body: { currentPassword: PASSWORD, newPassword: 'another horse battery' },
      ownPeople: true,
      statuses: signedIn,
    },
  ],
  'GET /api/auth/list-sessions': [{ url: '/api/auth/list-sessions', statuses: signedIn }],
  'POST /api/auth/revoke-session': [
    { url: '/api/auth/revoke-session', body: { id: 'unknown' }, statuses: signedIn },
  ],
  'POST /api/auth/revoke-other-sessions': [
    { url: '/api/auth/revoke-other-sessions', body: {}, statuses: signedIn },
  ],
  'POST /api/auth/recover-email': [
    { url: '/api/auth/recover-email', body: { token: 'wrong' }, statuses: [400, 400, 400] },
  ],
  'POST /api/operator': [{ url: '/api/operator', body: { token: 'wrong' }, statuses: [401, 403, 403] }],

  'GET /api/users/:id': [{ url: '/api/users/{user}', statuses: ownerOnly }],
  'PATCH /api/users/:id': [{ url: '/api/users/{user}', body: { phone: '1' }, statuses: ownerOnly }],
  'GET /api/users/:id/image': [{ url: '/api/users/{user}/image', statuses: ownerOnly }],

  'GET /api/tours': [{ url: '/api/tours', statuses: signedIn }],
  'POST /api/tours': [{ url: '/api/tours', body: { name: 'Mine' }, statuses: [401, 201, 201] }],
  'GET /api/tours/:id': [
    { url: '/api/tours/{tour}', statuses: [404, 200, 404] },
    { url: '/api/tours/{tour}', published: true, statuses: anyone },
    { url: `/api/tours/${MISSING}`, statuses: [404, 404, 404] },
  ],
  'PATCH /api/tours/:id': [
    { url: '/api/tours/{tour}', body: { name: 'New' }, headers: { 'if-match': '*' }, statuses: ownerOnly },
    {
      url: '/api/tours/{tour}',
      body: { name: 'New' },
      headers: { 'if-match': '*' },
      published: true,
      statuses: ownerOnly,
    },
  ],
  'DELETE /api/tours/:id': [
    { url: '/api/tours/{tour}', statuses: ownerOnly },
    { url: '/api/tours/{tour}', published: true, statuses: ownerOnly },
  ],
  'POST /api/tours/:id/restore': [
    { url: '/api/tours/{tour}/restore', body: {}, deleted: true, statuses: ownerOnly },
  ],
  'POST /api/tours/:id/duplicate': [
    { url: '/api/tours/{tour}/duplicate', body: {}, statuses: [401, 201, 404] },
  ],
  'POST /api/tours/:id/publish': [{ url: '/api/tours/{tour}/publish', body: {}, statuses: ownerOnly }],
  'POST /api/tours/:id/unpublish': [
    { url: '/api/tours/{tour}/unpublish', body: {}, published: true, statuses: ownerOnly },
  ],
  'POST /api/tours/:id/edits': [
    { url: '/api/tours/{tour}/edits', body: { base: 1, edits: [] }, statuses: ownerOnly },
    { url: '/api/tours/{tour}/edits', body: { base: 1, edits: [] }, published: true, statuses: ownerOnly },
  ],
  'GET /api/tours/:id/live': [
    { url: '/api/tours/{tour}/live', stream: true, statuses: ownerOnly },
    { url: '/api/tours/{tour}/live', stream: true, published: true, statuses: ownerOnly },
  ],

  'GET /api/tours/:id/media': [
    { url: '/api/tours/{tour}/media', statuses: [404, 200, 404] },
    { url: '/api/tours/{tour}/media', published: true, statuses: anyone },
  ],
  'POST /api/tours/:id/media/retry': [
    // The owner is told that nothing lies there, the other that there is no such tour.
    { url: '/api/tours/{tour}/media/retry', body: { slug: 'none' }, statuses: [401, 404, 404] },
  ],
  'POST /upload': [{ url: '/upload?slug={tour}/hall.jpg', body: {}, statuses: [401, 400, 404] }],
  'GET /fetch-url': [{ url: '/fetch-url?slug={tour}/hall.jpg', statuses: anyone }],
  'DELETE /delete': [{ url: '/delete?slug={tour}/hall.jpg', statuses: ownerOnly }],
  'GET /media/:key/:revision/*': [{ url: '/media/none/none/thumbnail.jpg', statuses: [404, 404, 404] }],
  'OPTIONS /media/:key/:revision/*': [{ url: '/media/none/none/thumbnail.jpg', statuses: [204, 204, 204] }],

  'OPTIONS /api/uploads': [{ url: '/api/uploads', statuses: [204, 204, 204] }],
  'POST /api/uploads': [{ url: '/api/uploads', headers: newUploadHeaders, statuses: [401, 201, 404] }],
  'HEAD /api/uploads/:id': [{ url: '/api/uploads/{upload}', headers: tus, statuses: ownerOnly }],
  'PATCH /api/uploads/:id': [
    {
      url: '/api/uploads/{upload}',
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      statuses: [401, 204, 404],
    },
  ],
  'DELETE /api/uploads/:id': [{ url: '/api/uploads/{upload}', headers: tus, statuses: [401, 204, 404] }],

  'GET /api/demos': [{ url: '/api/demos', statuses: anyone }],
  'POST /api/events': [{ url: '/api/events', body: { name: 'page_view' }, statuses: [202, 202, 202] }],
  'OPTIONS /api/events': [{ url: '/api/events', statuses: [204, 204, 204] }],

  'GET /assets/*': [{ url: '/assets/index-1a.js', statuses: anyone }],
  'OPTIONS /assets/*': [{ url: '/assets/index-1a.js', statuses: [204, 204, 204] }],
  'GET /welcome/:tourId': [
    { url: '/welcome/{tour}', statuses: [404, 200, 404] },
    { url: '/welcome/{tour}', published: true, statuses: anyone },
  ],
  'GET /preview/:tourName': [
    { url: '/preview/loft?tourId={tour}', statuses: [404, 200, 404] },
    { url: '/preview/loft?tourId={tour}', published: true, statuses: anyone },
  ],
  'GET /embed/:tourId': [
    { url: '/embed/{tour}', statuses: [404, 200, 404] },
    { url: '/embed/{tour}', published: true, statuses: anyone },
  ],
  'GET /robots.txt': [{ url: '/robots.txt', statuses: anyone }],
  'GET /sitemap.xml': [{ url: '/sitemap.xml', statuses: anyone }],
  'GET /*': [{ url: '/dashboard', statuses: anyone }],
};
