import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPretendServer, type PretendServer } from '../testing/pretend-server.ts';
import { closeApp, showApp } from '../testing/show-app.tsx';

let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  server = openPretendServer({ 'GET /api/auth/get-session': null });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

test('gives the address of the people who run the server, ready to be written to', async () => {
  server.answer({ 'GET /api/contact': { email: 'help@example.com' } });
  showApp('/contact');
  const address = await screen.findByRole('link', { name: 'help@example.com' });
  expect(address.getAttribute('href')).toBe('mailto:help@example.com');
});

test('says plainly when they have left none, and whom to ask instead', async () => {
  server.answer({ 'GET /api/contact': { email: null } });
  showApp('/contact');
  expect(await screen.findByText(/have not left an address here\. Ask whoever/)).toBeTruthy();
});
