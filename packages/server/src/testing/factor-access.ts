import { type AccessCase, all, loggedIn, noToken } from './access-case.ts';

const usualPassword = 'correct horse battery';
const credential = { id: 'none', rawId: 'none', type: 'public-key', response: { clientDataJSON: 'none' } };
/** Logged-in users learn what is wrong. */
const refused = (status: number) => noToken({ ...all(status), nobody: 401 });

/** Who may do what with second factors and passkeys: everybody with their own alone. */
export const factorAccess: Record<string, AccessCase[]> = {
  'GET /api/auth/two-factor/status': [{ url: '/api/auth/two-factor/status', statuses: loggedIn }],
  'POST /api/auth/two-factor/enable': [
    {
      url: '/api/auth/two-factor/enable',
      body: { password: usualPassword },
      ownPeople: true,
      statuses: loggedIn,
    },
  ],
  // Nobody waits for a code, and those who are logged in have not begun to turn codes on.
  'POST /api/auth/two-factor/verify-totp': [
    {
      url: '/api/auth/two-factor/verify-totp',
      body: { code: '000000' },
      ownPeople: true,
      statuses: refused(400),
    },
  ],
  'POST /api/auth/two-factor/verify-backup-code': [
    { url: '/api/auth/two-factor/verify-backup-code', body: { code: 'none' }, statuses: refused(400) },
  ],
  'POST /api/auth/two-factor/generate-backup-codes': [
    {
      url: '/api/auth/two-factor/generate-backup-codes',
      body: { password: usualPassword },
      ownPeople: true,
      statuses: refused(400),
    },
  ],
  'POST /api/auth/two-factor/disable': [
    {
      url: '/api/auth/two-factor/disable',
      body: { password: usualPassword },
      ownPeople: true,
      statuses: refused(400),
    },
  ],
  'POST /api/auth/two-factor/forget-devices': [
    { url: '/api/auth/two-factor/forget-devices', body: {}, statuses: loggedIn },
  ],
  'POST /api/auth/passkey/generate-register-options': [
    {
      url: '/api/auth/passkey/generate-register-options',
      body: { password: usualPassword },
      statuses: loggedIn,
    },
  ],
  'POST /api/auth/passkey/verify-registration': [
    {
      url: '/api/auth/passkey/verify-registration',
      body: { response: credential, name: 'Laptop' },
      statuses: refused(400),
    },
  ],
  'POST /api/auth/passkey/generate-authenticate-options': [
    { url: '/api/auth/passkey/generate-authenticate-options', body: {}, statuses: noToken(all(200)) },
  ],
  'POST /api/auth/passkey/verify-authentication': [
    {
      url: '/api/auth/passkey/verify-authentication',
      body: { response: credential },
      statuses: noToken(all(400)),
    },
  ],
  'GET /api/auth/passkey/list-user-passkeys': [
    { url: '/api/auth/passkey/list-user-passkeys', statuses: loggedIn },
  ],
  'POST /api/auth/passkey/update-passkey': [
    { url: '/api/auth/passkey/update-passkey', body: { id: 'none', name: 'Laptop' }, statuses: refused(404) },
  ],
  'POST /api/auth/passkey/delete-passkey': [
    { url: '/api/auth/passkey/delete-passkey', body: { id: 'none' }, statuses: refused(404) },
  ],
};
