import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPretendServer, type PretendServer, problem, silence } from '../testing/pretend-server.ts';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';

let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'POST /api/auth/sign-out': () => {
      server.answer({ 'GET /api/auth/get-session': null });
      return { success: true };
    },
    'GET /api/tours': { items: [], next: null },
    'GET /api/demos': { items: [] },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const asked = (method: string, path: string) =>
  server.sent.filter((each) => each.method === method && each.path === path).length;

test.each(['/dashboard', '/profile', '/explore', '/login', '/', '/no-such-page', '/previews'])(
  'logs a user out at %s who is not the one of this browser, and replaces the address by /login',
  async (path) => {
    rememberUser('somebody-else');
    const app = showApp(path);
    await waitFor(() => expect(asked('POST', '/api/auth/sign-out')).toBe(1));
    await waitFor(() => expect(app.arrivedBy()).toBe('REPLACE'));
    expect(app.address()).toBe('/login');
    expect(document.cookie).not.toContain('userId');
  },
);

test('counts a missing stored id as different', async () => {
  const app = showApp('/dashboard');
  await waitFor(() => expect(app.address()).toBe('/login'));
  expect(asked('POST', '/api/auth/sign-out')).toBe(1);
  expect(asked('GET', '/api/tours')).toBe(0);
});

test('leaves a user alone whose id is the stored one', async () => {
  rememberUser(ann.id);
  const app = showApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy();
  expect(app.address()).toBe('/dashboard');
  expect(asked('POST', '/api/auth/sign-out')).toBe(0);
  expect(document.cookie).toContain('userId=ann');
});

test.each(['/preview/loft?tourId=t1&alert=true', '/embed/t1'])(
  'does not ask who is logged in at %s',
  async (path) => {
    rememberUser('somebody-else');
    const app = showApp(path);
    // The session is requested before the page, which loads later, requests its tour.
    await waitFor(() =>
      expect(server.sent.some(({ path: of }) => of.startsWith('/api/tours/t1'))).toBe(true),
    );
    expect(asked('GET', '/api/auth/get-session')).toBe(0);
    expect(app.address()).toBe(path);
  },
);

test('reads the user again on every route', async () => {
  rememberUser(ann.id);
  const app = showApp('/dashboard');
  await screen.findByRole('heading', { name: 'Overview' });
  server.answer({ 'GET /api/auth/get-session': { user: { ...ann, id: 'ben' } } });
  await userEvent.click(screen.getAllByRole('link', { name: 'Leads' })[0]!);
  await waitFor(() => expect(app.address()).toBe('/login'));
  expect(asked('POST', '/api/auth/sign-out')).toBe(1);
});

test('goes to the login screen even when the logout itself fails', async () => {
  rememberUser('somebody-else');
  server.answer({ 'POST /api/auth/sign-out': problem(500, 'internal') });
  const app = showApp('/dashboard');
  await waitFor(() => expect(app.address()).toBe('/login'));
});

test('sends a visitor who is not logged in to the login screen, which leads back', async () => {
  server.answer({ 'GET /api/auth/get-session': null });
  const app = showApp('/profile?part=photo');
  await waitFor(() => expect(app.address()).toBe('/login?next=%2Fprofile%3Fpart%3Dphoto'));
});

test('leaves a visitor who is not logged in on a public page', async () => {
  server.answer({ 'GET /api/auth/get-session': null });
  rememberUser('ann');
  const app = showApp('/explore');
  expect(await screen.findByRole('heading', { name: 'Explore Immersive Spaces' })).toBeTruthy();
  await waitFor(() => expect(asked('GET', '/api/auth/get-session')).toBe(1));
  expect(app.address()).toBe('/explore');
  expect(document.cookie).toContain('userId=ann');
});

test('says that the server does not answer, and tries again', async () => {
  rememberUser(ann.id);
  server.answer({ 'GET /api/auth/get-session': problem(503, 'unavailable') });
  showApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'The server does not answer' })).toBeTruthy();
  server.answer({ 'GET /api/auth/get-session': { user: ann } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy();
});

test('shows the loading screen until it is clear who is there', async () => {
  server.answer({ 'GET /api/auth/get-session': silence });
  showApp('/dashboard');
  expect((await screen.findByRole('status')).textContent).toContain('Loading...');
});
