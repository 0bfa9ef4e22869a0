import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PretendServer } from '../../testing/pretend-server.ts';
import { closeApp, showApp } from '../../testing/show-app.tsx';
import { listOf, openOperatorServer } from '../test-operator.ts';

let server: PretendServer;
beforeEach(() => {
  server = openOperatorServer({
    'GET /api/operator': { jobs: { failed: 0 }, openGalleryRequests: 2 },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const request = (tourId: string, title: string, state = 'asked') => ({
  ...{ tourId, title, state, isPublished: true, askedAt: '2026-11-25T10:00:00.000Z' },
  ...{ owner: { id: 'ines', name: 'Ines Novak', email: 'ines@example.com' }, decidedAt: null, reason: '' },
});

test('after a decision by keyboard one goes on at the row’s next button, at its neighbour, or on the page', async () => {
  const [maple, dune, city] = [request('t1', 'Maple'), request('t2', 'Dune'), request('t3', 'City')];
  server.answer({ 'GET /api/operator/gallery': listOf(maple, dune, city) });
  showApp('/admin?show=gallery');
  const user = userEvent.setup();
  /** Decides by keyboard; the list is then another. */
  const decide = async (label: string, id: string, ...after: object[]) => {
    server.answer({
      [`POST /api/operator/gallery/${id}`]: () => {
        server.answer({ 'GET /api/operator/gallery': listOf(...after) });
        return request(id, '', 'accepted');
      },
    });
    (await screen.findByRole('button', { name: label })).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Show it');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  };
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;
  await decide('Show it: Maple', 't1', { ...maple, state: 'accepted' }, dune, city);
  await waitFor(() => expect(focused()).toBe('Take out Maple'));
  // Where only open requests are listed, the row goes.
  await decide('Show it: Dune', 't2', { ...maple, state: 'accepted' }, city);
  await waitFor(() => expect(focused()).toBe('Show it: City'));
  await decide('Show it: City', 't3');
  await waitFor(() => expect(focused()).toBe('main'));
});
