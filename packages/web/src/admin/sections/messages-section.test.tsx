import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PretendServer } from '../../testing/pretend-server.ts';
import { closeApp, showApp } from '../../testing/show-app.tsx';
import { listOf, openOperatorServer } from '../test-operator.ts';

let server: PretendServer;
beforeEach(() => {
  server = openOperatorServer({
    'GET /api/operator': { jobs: { failed: 0 }, openGalleryRequests: 0 },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

test('what people wrote is answered by mail, and deleted after asking', async () => {
  server.answer({
    'GET /api/operator/messages': listOf({
      id: 'm1',
      reference: '5F0C2A1B',
      kind: 'contact',
      about: 'tour',
      name: 'Elena Ruiz',
      email: 'elena@example.com',
      company: '',
      message: 'This tour shows my home.',
      locale: 'en',
      createdAt: '2026-11-26T08:20:00.000Z',
    }),
    'DELETE /api/operator/messages/m1': () => {
      server.answer({ 'GET /api/operator/messages': listOf() });
      return { deleted: true };
    },
  });
  showApp('/admin?show=messages');
  expect(await screen.findByText('This tour shows my home.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reply to Elena Ruiz' }).getAttribute('href')).toBe(
    'mailto:elena%40example.com?subject=Your%20message%205F0C2A1B',
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete message 5F0C2A1B from Elena Ruiz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete what Elena Ruiz wrote?' }));
  expect(server.sent.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'No messages' })).toBeTruthy();
});
