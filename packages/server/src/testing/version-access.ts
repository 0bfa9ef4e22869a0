import { type AccessCase, all, editors, letIn, members } from './access-case.ts';

const membersLoggedIn = { ...members, nobody: 401 };

/** Of the kept versions of a tour: members look at them, editors name and restore them. */
export const versionAccess: Record<string, AccessCase[]> = {
  'GET /api/tours/:id/versions': [
    { url: '/api/tours/{tour}/versions', statuses: membersLoggedIn },
    {
      url: '/api/tours/{tour}/versions',
      published: true,
      statuses: membersLoggedIn,
    },
  ],
  'POST /api/tours/:id/versions': [
    { url: '/api/tours/{tour}/versions', body: { name: 'Staged' }, statuses: letIn(editors, 201) },
  ],
  // Made when it was published.
  'GET /api/tours/:id/versions/:version': [
    {
      url: '/api/tours/{tour}/versions/2',
      published: true,
      statuses: membersLoggedIn,
    },
    { url: '/api/tours/{tour}/versions/1', statuses: { ...all(404), nobody: 401 } },
  ],
  'GET /api/tours/:id/versions/:version/changes': [
    { url: '/api/tours/{tour}/versions/2/changes', published: true, statuses: membersLoggedIn },
    { url: '/api/tours/{tour}/versions/1/changes', statuses: { ...all(404), nobody: 401 } },
  ],
  'PATCH /api/tours/:id/versions/:version': [
    {
      url: '/api/tours/{tour}/versions/2',
      body: { name: 'Open house' },
      published: true,
      statuses: editors,
    },
  ],
  'POST /api/tours/:id/versions/:version/restore': [
    { url: '/api/tours/{tour}/versions/2/restore', body: {}, published: true, statuses: editors },
  ],
  'GET /api/tours/:id/schedule': [
    {
      url: '/api/tours/{tour}/schedule',
      published: true,
      statuses: membersLoggedIn,
    },
  ],
  'PATCH /api/tours/:id/schedule': [
    {
      url: '/api/tours/{tour}/schedule',
      body: { publishAt: null, unpublishAt: null, timeZone: 'Europe/Berlin' },
      published: true,
      statuses: editors,
    },
  ],
};
