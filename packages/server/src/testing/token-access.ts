import { type AccessCase, all, letIn, loggedIn, noToken } from './access-case.ts';

const newToken = {
  name: 'Website feed',
  scopes: ['tours:read'],
  expiresInDays: 30,
  password: 'correct horse battery',
};

/** Who may do what with tokens: everybody with their own, and no token with any. */
export const tokenAccess: Record<string, AccessCase[]> = {
  'GET /api/tokens': [{ url: '/api/tokens', statuses: loggedIn }],
  'POST /api/tokens': [
    { url: '/api/tokens', body: newToken, ownPeople: true, statuses: letIn(loggedIn, 201) },
  ],
  'DELETE /api/tokens/:id': [{ url: '/api/tokens/none', statuses: noToken({ ...all(404), nobody: 401 }) }],
  'GET /api/token': [{ url: '/api/token', statuses: { ...all(401), token: 200 } }],
};
