/** Shared parts of the profile's tests: a fake server with the user Ann, and queries. */
import { screen, within } from '@testing-library/react';
import { openPretendServer, type PretendServer, type Sent } from '../testing/pretend-server.ts';
import { ann, rememberUser } from '../testing/show-app.tsx';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
export const device = (id: string, userAgent: string) => ({
  id,
  userAgent,
  ipAddress: '192.0.2.7',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
});
export const here = device('here', firefox);
export const phone = device('phone', iphone);

/** A server where Ann is logged in with two devices; `record` is what it keeps of her. */
export function openProfileServer(): { server: PretendServer; record: Record<string, unknown> } {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  const record: Record<string, unknown> = { ...ann, phone: '+49 30 1234' };
  const server = openPretendServer({
    'GET /api/auth/get-session': { user: ann, session: here },
    'GET /api/users/ann': () => record,
    'PATCH /api/users/ann': ({ body }: Sent) => Object.assign(record, body),
    'GET /api/users/ann/image': { url: null },
    'GET /api/auth/list-sessions': [phone, here],
    'GET /api/auth/two-factor/status': { enabled: false, codesLeft: 0, trustedDevices: 0 },
    'GET /api/auth/passkey/list-user-passkeys': [],
    'GET /api/tokens': { items: [] },
    'GET /api/webhooks': { items: [] },
    'GET /api/users/ann/data-export': { export: null },
  });
  return { server, record };
}

export const bodiesOf = (server: PretendServer, path: string, method = 'POST') =>
  server.sent.filter((each) => each.path === path && each.method === method).map(({ body }) => body);
export const field = async (name: string) =>
  (await screen.findByLabelText(name, { selector: 'input, textarea' })) as HTMLInputElement;
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const section = async (name: string) => within(await screen.findByRole('region', { name }));
