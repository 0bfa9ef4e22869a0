import { randomBytes, randomUUID } from 'node:crypto';
import {
  type AccessCase,
  all,
  anyone,
  byToken,
  editors,
  letIn,
  loggedIn,
  members,
  noToken,
  oneself,
  ownerOnly,
} from './access-case.ts';
import { factorAccess } from './factor-access.ts';
import { leadAccess } from './lead-access.ts';
import { linkAccess, linkedMedia, linkedPage, linkedReading } from './link-access.ts';
import { operatorAccess } from './operator-access.ts';
import { orderAccess } from './order-access.ts';
import { peopleAccess } from './people-access.ts';
import { planAccess } from './plan-access.ts';
import { tokenAccess } from './token-access.ts';
import { transferAccess } from './transfer-access.ts';
import { userAccess } from './user-access.ts';
import { versionAccess } from './version-access.ts';
import { webhookAccess } from './webhook-access.ts';

const missingTour = 'another-tour';
const usualPassword = 'correct horse battery';

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
  'POST /api/contact': [{ url: '/api/contact', body: {}, statuses: noToken(all(400)) }],

  // No address is requested: it is none that a frame shows.
  'POST /api/frames/check': [
    { url: '/api/frames/check', body: { kind: 'video', url: 'none' }, statuses: loggedIn },
  ],

  'POST /api/auth/sign-up/email': [
    { url: '/api/auth/sign-up/email', body: {}, ownPeople: true, statuses: noToken(all(400)) },
  ],
  'POST /api/auth/sign-in/email': [
    {
      url: '/api/auth/sign-in/email',
      body: { email: 'nobody@example.com', password: 'wrong horse battery' },
      statuses: noToken(all(401)),
    },
  ],
  'POST /api/auth/sign-out': [
    { url: '/api/auth/sign-out', body: {}, ownPeople: true, statuses: noToken(anyone) },
  ],
  'GET /api/auth/get-session': [{ url: '/api/auth/get-session', statuses: anyone }],
  'POST /api/auth/request-password-reset': [
    {
      url: '/api/auth/request-password-reset',
      body: { email: 'nobody@example.com' },
      statuses: noToken(anyone),
    },
  ],
  'POST /api/auth/reset-password': [
    {
      url: '/api/auth/reset-password',
      body: { token: 'wrong', newPassword: usualPassword },
      statuses: noToken(all(400)),
    },
  ],
  'POST /api/auth/send-verification-email': [
    {
      url: '/api/auth/send-verification-email',
      body: { email: 'nobody@example.com' },
      statuses: noToken({ ...all(400), nobody: 200 }),
    },
  ],
  'GET /api/auth/verify-email': [{ url: '/api/auth/verify-email?token=wrong', statuses: all(400) }],
  'POST /api/auth/change-email': [
    {
      url: '/api/auth/change-email',
      body: { newEmail: 'new@example.com', password: usualPassword },
      ownPeople: true,
      statuses: loggedIn,
    },
  ],
  'POST /api/auth/change-password': [
    {
      url: '/api/auth/change-password',
      body: { currentPassword: usualPassword, newPassword: 'another horse battery' },
      ownPeople: true,
      statuses: loggedIn,
    },
  ],
  'GET /api/auth/list-sessions': [{ url: '/api/auth/list-sessions', statuses: loggedIn }],
  'POST /api/auth/revoke-session': [
    { url: '/api/auth/revoke-session', body: { id: 'unknown' }, statuses: loggedIn },
  ],
  'POST /api/auth/revoke-other-sessions': [
    { url: '/api/auth/revoke-other-sessions', body: {}, statuses: loggedIn },
  ],
  'POST /api/auth/recover-email': [
    { url: '/api/auth/recover-email', body: { token: 'wrong' }, statuses: noToken(all(400)) },
  ],
  'POST /api/operator': [
    { url: '/api/operator', body: { token: 'wrong' }, statuses: noToken({ ...all(403), nobody: 401 }) },
  ],

  'GET /api/overview': [{ url: '/api/overview', statuses: loggedIn }],
  'GET /api/tours': [{ url: '/api/tours', statuses: byToken(loggedIn) }],
  'POST /api/tours': [{ url: '/api/tours', body: { name: 'Mine' }, statuses: letIn(byToken(loggedIn), 201) }],
  'GET /api/tours/:id': [
    { url: '/api/tours/{tour}', statuses: members },
    { url: '/api/tours/{tour}', published: true, statuses: anyone },
    ...linkedReading('/api/tours/{tour}?link={key}'),
    { url: `/api/tours/${missingTour}`, statuses: all(404) },
  ],
  'PATCH /api/tours/:id': [
    { url: '/api/tours/{tour}', body: { name: 'New' }, headers: { 'if-match': '*' }, statuses: editors },
    {
      url: '/api/tours/{tour}',
      body: { name: 'New' },
      headers: { 'if-match': '*' },
      published: true,
      statuses: editors,
    },
  ],
  'DELETE /api/tours/:id': [
    { url: '/api/tours/{tour}', statuses: ownerOnly },
    { url: '/api/tours/{tour}', published: true, statuses: ownerOnly },
  ],
  'POST /api/tours/:id/restore': [
    { url: '/api/tours/{tour}/restore', body: {}, deleted: true, statuses: byToken(oneself) },
  ],
  'GET /api/bin': [{ url: '/api/bin', statuses: byToken(loggedIn) }],
  'DELETE /api/bin/:id': [
    { url: '/api/bin/{tour}', deleted: true, statuses: noToken(oneself) },
    // It is not in the bin.
    { url: '/api/bin/{tour}', statuses: letIn(noToken(ownerOnly), 404) },
  ],
  'PATCH /api/tours/:id/labels': [
    { url: '/api/tours/{tour}/labels', body: { labels: ['Sold'] }, statuses: ownerOnly },
  ],
  'GET /api/tours/:id/gallery': [
    { url: '/api/tours/{tour}/gallery', statuses: { ...ownerOnly, editor: 200, viewer: 200 } },
  ],
  'POST /api/tours/:id/gallery': [
    { url: '/api/tours/{tour}/gallery', body: {}, published: true, statuses: ownerOnly },
    { url: '/api/tours/{tour}/gallery', body: {}, statuses: letIn(ownerOnly, 409) },
  ],
  'DELETE /api/tours/:id/gallery': [
    { url: '/api/tours/{tour}/gallery', published: true, statuses: ownerOnly },
  ],
  'POST /api/tours/:id/duplicate': [
    { url: '/api/tours/{tour}/duplicate', body: {}, statuses: letIn(ownerOnly, 201) },
  ],
  'POST /api/tours/:id/publish': [{ url: '/api/tours/{tour}/publish', body: {}, statuses: editors }],
  // An operator withdraws what everybody sees, and learns nothing of the draft.
  'POST /api/tours/:id/unpublish': [
    {
      url: '/api/tours/{tour}/unpublish',
      body: {},
      published: true,
      statuses: { ...editors, operator: 204 },
    },
  ],
  'POST /api/tours/:id/edits': [
    { url: '/api/tours/{tour}/edits', body: { base: 1, edits: [] }, statuses: editors },
    { url: '/api/tours/{tour}/edits', body: { base: 1, edits: [] }, published: true, statuses: editors },
  ],
  'GET /api/tours/:id/live': [
    { url: '/api/tours/{tour}/live', stream: true, statuses: noToken(editors) },
    { url: '/api/tours/{tour}/live', stream: true, published: true, statuses: noToken(editors) },
  ],

  ...factorAccess,
  ...linkAccess,
  ...operatorAccess,
  ...userAccess,
  ...peopleAccess,
  ...planAccess,
  ...orderAccess,
  ...tokenAccess,
  ...webhookAccess,
  ...transferAccess,
  ...versionAccess,

  'GET /api/tours/:id/media': [
    { url: '/api/tours/{tour}/media', statuses: members },
    { url: '/api/tours/{tour}/media', published: true, statuses: anyone },
    ...linkedMedia('/api/tours/{tour}/media?link={key}'),
  ],
  'POST /api/tours/:id/media/retry': [
    // Editors learn that the slug is empty, others that there is no such tour.
    { url: '/api/tours/{tour}/media/retry', body: { slug: 'none' }, statuses: letIn(editors, 404) },
  ],
  'POST /api/tours/:id/media/bin': [
    {
      url: '/api/tours/{tour}/media/bin',
      body: { slug: 'none', deleted: true },
      statuses: letIn(editors, 404),
    },
  ],
  'POST /api/tours/:id/media/copies': [
    { url: '/api/tours/{tour}/media/copies', body: { slug: 'none' }, statuses: letIn(editors, 404) },
  ],
  'POST /api/tours/:id/social-card': [
    { url: '/api/tours/{tour}/social-card', body: { title: 'House' }, statuses: editors },
  ],
  'POST /upload': [{ url: '/upload?slug={tour}/hall.jpg', body: {}, statuses: letIn(editors, 400) }],
  'GET /fetch-url': [{ url: '/fetch-url?slug={tour}/hall.jpg', statuses: anyone }],
  'DELETE /delete': [{ url: '/delete?slug={tour}/hall.jpg', statuses: editors }],
  'GET /media/:key/:revision/*': [{ url: '/media/none/none/thumbnail.jpg', statuses: all(404) }],
  'OPTIONS /media/:key/:revision/*': [{ url: '/media/none/none/thumbnail.jpg', statuses: all(204) }],

  'OPTIONS /api/uploads': [{ url: '/api/uploads', statuses: all(204) }],
  'POST /api/uploads': [{ url: '/api/uploads', headers: newUploadHeaders, statuses: letIn(editors, 201) }],
  'HEAD /api/uploads/:id': [{ url: '/api/uploads/{upload}', headers: tus, statuses: editors }],
  'PATCH /api/uploads/:id': [
    {
      url: '/api/uploads/{upload}',
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      statuses: letIn(editors, 204),
    },
  ],
  'DELETE /api/uploads/:id': [{ url: '/api/uploads/{upload}', headers: tus, statuses: letIn(editors, 204) }],

  ...leadAccess,

  'GET /api/oembed': [
    { url: '/api/oembed?url=http://localhost:3000/welcome/{tour}', statuses: all(404) },
    { url: '/api/oembed?url=http://localhost:3000/welcome/{tour}', published: true, statuses: anyone },
    {
      url: '/api/oembed?url=http://localhost:3000/embed/{tour}%3Flink={key}',
      link: { access: 'members' },
      // The client is a visitor here.
      fromAnywhere: true,
      statuses: all(401),
    },
  ],
  'OPTIONS /api/oembed': [{ url: '/api/oembed', statuses: all(204) }],

  'GET /api/demos': [{ url: '/api/demos', statuses: anyone }],
  'POST /api/events': [
    { url: '/api/events', body: { name: 'page_view' }, fromAnywhere: true, statuses: all(202) },
  ],
  'OPTIONS /api/events': [{ url: '/api/events', statuses: all(204) }],

  'GET /assets/*': [{ url: '/assets/index-1a.js', statuses: anyone }],
  'OPTIONS /assets/*': [{ url: '/assets/index-1a.js', statuses: all(204) }],
  'GET /welcome/:tourId': [
    { url: '/welcome/{tour}', statuses: members },
    { url: '/welcome/{tour}', published: true, statuses: anyone },
    ...linkedPage('/welcome/{tour}?link={key}'),
  ],
  'GET /preview/:tourName': [
    { url: '/preview/loft?tourId={tour}', statuses: members },
    { url: '/preview/loft?tourId={tour}', published: true, statuses: anyone },
    ...linkedPage('/preview/loft?tourId={tour}&link={key}'),
  ],
  'GET /embed/:tourId': [
    { url: '/embed/{tour}', statuses: members },
    { url: '/embed/{tour}', published: true, statuses: anyone },
    ...linkedPage('/embed/{tour}?link={key}'),
  ],
  'GET /robots.txt': [{ url: '/robots.txt', statuses: anyone }],
  'GET /sitemap.xml': [{ url: '/sitemap.xml', statuses: anyone }],
  'GET /*': [{ url: '/dashboard', statuses: anyone }],
};
