import { type AccessCase, all, anyone, noToken } from './access-case.ts';

/** Who learns how the server is, by method and path. */
export const healthAccess: Record<string, AccessCase[]> = {
  // It returns what the client sends, and what only this server can answer.
  'GET /api/reach': [{ url: `/api/reach?challenge=${'0'.repeat(32)}`, statuses: anyone }],
  'GET /api/operator/health': [
    { url: '/api/operator/health', statuses: noToken({ ...all(403), nobody: 401, operator: 200 }) },
  ],
};
