import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openUnsentEdits } from '../client/unsent-edits.ts';
import {
  openPretendServer,
  type PretendServer,
  problem,
  type Sent,
  silence,
} from '../testing/pretend-server.ts';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const device = (id: string, userAgent: string) => ({
  id,
  userAgent,
  ipAddress: '192.0.2.7',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
});
const here = device('here', firefox);
const phone = device('phone', iphone);

let server: PretendServer;
let record: Record<string, unknown>;
beforeEach(() => {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  record = { ...ann, phone: '+49 30 1234' };
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann, session: here },
    'GET /api/users/ann': () => record,
    'PATCH /api/users/ann': ({ body }: Sent) => Object.assign(record, body),
    'GET /api/users/ann/image': { url: null },
    'GET /api/auth/list-sessions': [phone, here],
    'GET /api/auth/two-factor/status': { enabled: false, codesLeft: 0, trustedDevices: 0 },
    'GET /api/auth/passkey/list-user-passkeys': [],
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const bodiesOf = (path: string, method = 'POST') =>
  server.sent.filter((each) => each.path === path && each.method === method).map(({ body }) => body);
const field = async (name: string) =>
  (await screen.findByLabelText(name, { selector: 'input, textarea' })) as HTMLInputElement;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the fields', () => {
  test('show what is stored and save the one that was changed when its writer pauses', async () => {
    showApp('/profile');
    expect((await field('Phone')).value).toBe('+49 30 1234');
    await userEvent.click(await field('City'));
    await userEvent.paste('Bonn');
    expect(screen.getByText('Saving')).toBeTruthy();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(bodiesOf('/api/users/ann', 'PATCH')).toEqual([{ city: 'Bonn' }]);
  });

  test('are saved at once when one goes to the next', async () => {
    showApp('/profile');
    await userEvent.type(await field('Company'), 'Atelier Nord');
    await userEvent.tab();
    await waitFor(() => expect(bodiesOf('/api/users/ann', 'PATCH')).toEqual([{ company: 'Atelier Nord' }]));
  });

  test('are saved when one leaves the screen in the middle of a word', async () => {
    showApp('/profile');
    fireEvent.change(await field('City'), { target: { value: 'Bon' } });
    await closeApp();
    expect(bodiesOf('/api/users/ann', 'PATCH')).toEqual([{ city: 'Bon' }]);
  });

  test('send the last text when more is typed while one is being saved', async () => {
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    server.answer({
      'PATCH /api/users/ann': async ({ body }: Sent) => {
        await held;
        return Object.assign(record, body);
      },
    });
    showApp('/profile');
    const city = await field('City');
    await userEvent.type(city, 'B{Enter}');
    await userEvent.type(city, 'onn{Enter}');
    free();
    await waitFor(() => expect(record.city).toBe('Bonn'));
    expect(bodiesOf('/api/users/ann', 'PATCH')).toEqual([{ city: 'B' }, { city: 'Bonn' }]);
    expect(city.value).toBe('Bonn');
  });

  test('keep what could not be saved, say why, and try again', async () => {
    server.answer({ 'PATCH /api/users/ann': problem(503, 'unavailable') });
    showApp('/profile');
    await userEvent.type(await field('City'), 'Bonn{Enter}');
    expect(await screen.findByText(/Not saved. The server cannot answer/)).toBeTruthy();
    expect((await field('City')).value).toBe('Bonn');
    server.answer({ 'PATCH /api/users/ann': ({ body }: Sent) => Object.assign(record, body) });
    await userEvent.click(await button('Try again'));
    await waitFor(() => expect(record.city).toBe('Bonn'));
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  test('do not let the name become empty', async () => {
    showApp('/profile');
    await userEvent.clear(await field('Name'));
    await userEvent.tab();
    expect(await screen.findByText(/Enter your name/)).toBeTruthy();
    expect(bodiesOf('/api/users/ann', 'PATCH')).toEqual([]);
  });

  test('say in the words of the specification that there is no such user', async () => {
    server.answer({
      'GET /api/users/ann': problem(404, 'user_not_found', 'User not found in the users collection.'),
    });
    showApp('/profile');
    expect(await screen.findByText('User not found in the users collection.')).toBeTruthy();
  });

  test('have their shape while they are on their way', async () => {
    server.answer({ 'GET /api/users/ann': silence });
    showApp('/profile');
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeTruthy();
    expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  });
});

describe('the photo', () => {
  const picture = new File(['picture'], 'me.jpg', { type: 'image/jpeg' });

  test('is stored in the user’s folder and shown', async () => {
    server.answer({ 'POST /upload': { slug: 'users/ann/profile-image', url: '/media/k/1/image.webp' } });
    showApp('/profile');
    await userEvent.upload(await field('Choose a photo'), picture);
    expect((await screen.findByAltText('Your photo')).getAttribute('src')).toBe('/media/k/1/image.webp');
    const upload = server.sent.find(({ path }) => path === '/upload');
    expect(upload?.query.get('slug')).toBe('users/ann/profile-image');
  });

  test('is refused with a reason when it is no picture', async () => {
    server.answer({ 'POST /upload': problem(422, 'bad_image') });
    showApp('/profile');
    await userEvent.upload(await field('Choose a photo'), picture);
    expect(await screen.findByText(/This file is not a picture/)).toBeTruthy();
  });

  test('is removed, and can be had back', async () => {
    server.answer({
      'GET /api/users/ann/image': { url: '/media/k/1/image.webp' },
      'GET /media/k/1/image.webp': new Response('picture'),
      'DELETE /delete': { url: '/media/k/1/image.webp' },
      'POST /upload': { slug: 'users/ann/profile-image', url: '/media/k/2/image.webp' },
    });
    showApp('/profile');
    await userEvent.click(await button('Remove'));
    await waitFor(() => expect(screen.queryByAltText('Your photo')).toBeNull());
    await userEvent.click(await button('Undo'));
    expect((await screen.findByAltText('Your photo')).getAttribute('src')).toBe('/media/k/2/image.webp');
  });
});

describe('the address', () => {
  test('is changed by a link to the new one', async () => {
    server.answer({ 'POST /api/auth/change-email': { status: true } });
    showApp('/profile');
    const address = await section('E-mail address');
    expect(address.getByText('Confirmed')).toBeTruthy();
    await userEvent.click(await button('Change address'));
    const input = await field('New e-mail address');
    expect(document.activeElement).toBe(input);
    await userEvent.type(input, 'ann@example.com{Enter}');
    expect(await screen.findByText('This is your address already')).toBeTruthy();
    await userEvent.clear(input);
    await userEvent.type(input, 'ann.lee@example.com{Enter}');
    expect(await screen.findByText(/We sent a link to ann.lee@example.com/)).toBeTruthy();
    expect(bodiesOf('/api/auth/change-email')).toEqual([{ newEmail: 'ann.lee@example.com' }]);
  });

  test('that is not confirmed asks for it', async () => {
    server.answer({ 'GET /api/auth/get-session': { user: { ...ann, emailVerified: false }, session: here } });
    showApp('/profile');
    expect((await section('E-mail address')).getByText('Not confirmed')).toBeTruthy();
    expect(screen.getByText(/Please confirm your e-mail address/)).toBeTruthy();
  });
});

describe('the password', () => {
  test('is changed with the old one, which logs other devices out', async () => {
    server.answer({ 'POST /api/auth/change-password': problem(400, 'INVALID_PASSWORD') });
    showApp('/profile');
    await userEvent.click(await button('Change password'));
    await userEvent.type(await field('Current password'), 'not mine');
    await userEvent.type(await field('New password'), 'another short sentence{Enter}');
    expect(await screen.findByText('This is not your password.')).toBeTruthy();
    server.answer({ 'POST /api/auth/change-password': { user: ann } });
    await userEvent.type(await field('Current password'), '{Enter}');
    expect(await button('Change password')).toBeTruthy();
    expect(screen.queryByLabelText('New password', { selector: 'input' })).toBeNull();
    expect(bodiesOf('/api/auth/change-password').at(-1)).toEqual({
      currentPassword: 'not mine',
      newPassword: 'another short sentence',
    });
  });
});

describe('the devices', () => {
  test('are named, this one first, and others can be logged out', async () => {
    server.answer({
      'POST /api/auth/revoke-session': () => {
        server.answer({ 'GET /api/auth/list-sessions': [here] });
        return { status: true };
      },
    });
    showApp('/profile');
    const devices = await section('Where you are logged in');
    await devices.findByText('Firefox on Linux');
    const rows = devices.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Firefox on Linux.*192\.0\.2\.7This device$/);
    expect(rows[1]).toMatch(/^Safari on iOS/);
    await userEvent.click(await button('Log out Safari on iOS'));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
    expect(bodiesOf('/api/auth/revoke-session')).toEqual([{ id: 'phone' }]);
  });

  test('are all logged out but this one', async () => {
    server.answer({
      'GET /api/auth/list-sessions': [here, phone, device('tablet', '')],
      'POST /api/auth/revoke-other-sessions': { status: true },
    });
    showApp('/profile');
    expect(await screen.findByText('Unknown device')).toBeTruthy();
    await userEvent.click(await button('Log out all other devices'));
    await waitFor(() => expect(bodiesOf('/api/auth/revoke-other-sessions')).toHaveLength(1));
  });
});

test('logging out leads to the login screen', async () => {
  server.answer({
    'POST /api/auth/sign-out': () => {
      server.answer({ 'GET /api/auth/get-session': null });
      return { success: true };
    },
  });
  const app = showApp('/profile');
  await userEvent.click((await section('Log out')).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.address()).toBe('/login'));
  expect(document.cookie).not.toContain('userId');
});

test('logging out with unsent changes asks first, and says that they are kept', async () => {
  const store = await openUnsentEdits();
  const edit = { id: 'edit-1-rename', v: 1, kind: 'tour.set', field: 'name', value: 'Loft' } as const;
  await store.put('edits', { key: `${ann.id}/t1/${edit.id}`, owner: `${ann.id}/t1`, at: 1, edit });
  await store.put('edits', { key: `ben/t2/${edit.id}`, owner: 'ben/t2', at: 1, edit });
  const out = { 'POST /api/auth/sign-out': { success: true } };
  server.answer(out);
  const app = showApp('/profile');
  const logOut = async () =>
    userEvent.click((await section('Log out')).getByRole('button', { name: 'Log out' }));
  await logOut();
  expect(await screen.findByText(/1 change has not reached the server yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(bodiesOf('/api/auth/sign-out')).toEqual([]);
  await logOut();
  server.answer({ 'GET /api/auth/get-session': null });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.address()).toBe('/login'));
  expect(await screen.findByText(/2 changes that were not sent yet are kept in this browser/)).toBeTruthy();
  expect(await store.count('edits')).toBe(2);
  await store.clear('edits');
  store.close();
});
