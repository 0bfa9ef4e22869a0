import { type AccessCase, byToken, letIn, oneself, ownerOnly } from './access-case.ts';

const one = '/api/tours/{tour}/exports/{export}';

const imports = '/api/users/{user}/imports';
const oneImport = `${imports}/{import}`;
const own = byToken(oneself);
const tus = { 'tus-resumable': '1.0.0' };

/** Of the files that a tour was written into, originals included: they are its owner's. */
export const transferAccess: Record<string, AccessCase[]> = {
  'GET /api/tours/:id/exports': [{ url: '/api/tours/{tour}/exports', statuses: ownerOnly }],
  'POST /api/tours/:id/exports': [
    {
      url: '/api/tours/{tour}/exports',
      body: { format: 'tourwright' },
      statuses: letIn(ownerOnly, 202),
    },
  ],
  'GET /api/tours/:id/exports/:exportId': [{ url: one, statuses: ownerOnly }],
  'DELETE /api/tours/:id/exports/:exportId': [{ url: one, statuses: ownerOnly }],
  'GET /api/tours/:id/exports/:exportId/file': [
    { url: `${one}/file`, statuses: ownerOnly },
    { url: `${one}/file`, published: true, statuses: ownerOnly },
  ],

  // Tours on their way into an account are its owner's alone.
  'GET /api/users/:id/imports': [{ url: imports, statuses: own }],
  'POST /api/users/:id/imports': [
    {
      url: imports,
      body: { name: 'Loft', files: [{ path: 'loft.zip', sizeBytes: 3 }] },
      ownPeople: true,
      statuses: letIn(own, 201),
    },
  ],
  'POST /api/users/:id/imports/from-address': [
    // Nothing of this name is ever asked.
    {
      url: `${imports}/from-address`,
      body: { address: 'http://localhost/' },
      statuses: letIn(own, 400),
    },
  ],
  'GET /api/users/:id/imports/:importId': [{ url: oneImport, statuses: own }],
  'DELETE /api/users/:id/imports/:importId': [{ url: oneImport, statuses: own }],
  // It is not done: there is nothing to look at, nor to take back.
  'PATCH /api/users/:id/imports/:importId': [
    { url: oneImport, body: { isChecked: true }, statuses: letIn(own, 404) },
  ],
  'POST /api/users/:id/imports/:importId/undo': [{ url: `${oneImport}/undo`, statuses: letIn(own, 409) }],
  // Its file has not come.
  'POST /api/users/:id/imports/:importId/read': [{ url: `${oneImport}/read`, statuses: letIn(own, 409) }],
  'POST /api/users/:id/imports/:importId/store': [{ url: `${oneImport}/store`, statuses: letIn(own, 409) }],
  'HEAD /api/users/:id/imports/:importId/files/:number': [
    { url: `${oneImport}/files/0`, headers: tus, statuses: own },
  ],
  'PATCH /api/users/:id/imports/:importId/files/:number': [
    { url: `${oneImport}/files/0`, headers: tus, body: {}, statuses: letIn(own, 415) },
  ],
};
