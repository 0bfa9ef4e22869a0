import { screen, waitFor } from '@testing-library/react';
import { pagePaths } from '@tourwright/api/page-paths';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { screenPaths } from './routes.tsx';
import { openPretendServer, type PretendServer } from './testing/pretend-server.ts';
import { ann, closeApp, rememberUser, showApp } from './testing/show-app.tsx';

let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  server = openPretendServer({
    'GET /api/auth/get-session': null,
    'GET /api/demos': { items: [] },
    'GET /api/tours': { items: [], next: null },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

test.each([
  ['/', 'Let people walk in before they visit.'],
  ['/login', 'Welcome back'],
  ['/no/such/path', 'Welcome back'],
  ['/previewer', 'Welcome back'],
  ['/contact', 'Contact'],
  ['/solutions', 'Solutions'],
  ['/payment', 'Plans'],
  ['/terms', 'Terms'],
  ['/policy', 'Privacy'],
  ['/partner', 'Partners'],
  ['/faqs', 'Questions'],
])('%s shows "%s"', async (path, heading) => {
  const app = showApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(app.address()).toBe(path);
});

test.each(['/explore', '/contact', '/solutions', '/payment', '/terms', '/policy', '/partner', '/faqs'])(
  '%s is between the common header and footer',
  async (path) => {
    showApp(path);
    expect(await screen.findByRole('contentinfo')).toBeTruthy();
    expect(screen.getByRole('banner').textContent).toContain('Log in');
    expect(screen.getByRole('main')).toBeTruthy();
  },
);

test.each([
  ['/dashboard/', '/dashboard', 'Overview'],
  ['/dashboard/mytour?show=live', '/dashboard/myTour?show=live', 'Tours'],
  ['/Dashboard/LEADS/', '/dashboard/leads', 'Leads'],
  ['/FAQs/', '/faqs', 'Questions'],
])('%s is %s', async (typed, address, heading) => {
  rememberUser(ann.id);
  server.answer({ 'GET /api/auth/get-session': { user: ann } });
  const app = showApp(typed);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(app.address()).toBe(address);
});

test('there is a screen for every page that the server knows', () => {
  expect(screenPaths.toSorted()).toEqual([...pagePaths, '*'].toSorted());
});

test('the header leads a logged-in user to the dashboard', async () => {
  rememberUser(ann.id);
  server.answer({ 'GET /api/auth/get-session': { user: ann } });
  showApp('/faqs');
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('"Start a tour" leads a logged-in user to a new tour', async () => {
  showApp('/');
  const starts = await screen.findAllByRole('link', { name: 'Start a tour' });
  expect(starts.map((link) => link.getAttribute('href'))).toEqual(starts.map(() => '/signup'));
  await closeApp();
  rememberUser(ann.id);
  server.answer({ 'GET /api/auth/get-session': { user: ann } });
  showApp('/');
  await waitFor(() => {
    const [start] = screen.getAllByRole('link', { name: 'Start a tour' });
    expect(start?.getAttribute('href')).toBe('/create-tour');
  });
});

test('after a navigation the title names the new page and the focus is at its content', async () => {
  showApp('/faqs');
  (await screen.findByRole('link', { name: 'Terms' })).click();
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  await waitFor(() => expect(document.title).toBe('Terms · Tourwright'));
  expect(document.activeElement?.id).toBe('main');
});
