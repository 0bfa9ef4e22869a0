import { type AccessCase, letIn, ownerOnly } from './access-case.ts';

const one = '/api/tours/{tour}/exports/{export}';

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
};
