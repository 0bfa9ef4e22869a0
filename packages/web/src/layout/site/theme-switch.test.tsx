import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPretendServer, type PretendServer } from '../../testing/pretend-server.ts';
import { closeApp, showApp } from '../../testing/show-app.tsx';

let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  server = openPretendServer({ 'GET /api/auth/get-session': null });
});
afterEach(async () => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'theme=; Max-Age=0; Path=/';
  await closeApp();
  server.close();
});

const shownTheme = () => document.documentElement.dataset['theme'];

test('a page follows the system until its visitor chooses, which is remembered', async () => {
  showApp('/faqs');
  const dark = await screen.findByRole('radio', { name: 'Dark' });
  expect(shownTheme()).toBe('system');
  expect(screen.getByRole('radio', { name: 'System' })).toHaveProperty('checked', true);
  await userEvent.click(dark);
  expect(shownTheme()).toBe('dark');
  cleanup();
  showApp('/terms');
  expect(await screen.findByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true);
  expect(shownTheme()).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(shownTheme()).toBe('system');
  expect(document.cookie).not.toContain('theme=');
});
