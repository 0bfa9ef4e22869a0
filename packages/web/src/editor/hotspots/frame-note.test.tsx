import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAnswer, openPretendServer, type PretendServer } from '../../testing/pretend-server.ts';
import { FrameNote } from './frame-note.tsx';

let server: PretendServer;
beforeEach(() => {
  server = openPretendServer({});
});
afterEach(() => {
  cleanup();
  server.close();
});

const asked = () => server.sent.map(({ body }) => body);

test.each([
  ['video', 'missing', /^There is no video at this address\. Open it .* and copy its address again\.$/],
  ['video', 'private', /does not allow other sites to show it\. Choose another one, or upload the file\.$/],
  ['embed', 'missing', /^There is no page at this address\./],
  ['embed', 'refuses', /^This site does not let others show its pages\. Use a web link/],
] as const)('a %s that is %s is said, with what to do', async (kind, state, words) => {
  server.answer({ 'POST /api/frames/check': { state } });
  render(<FrameNote kind={kind} url="https://example.com/a" />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words));
  expect(asked()).toEqual([{ kind, url: 'https://example.com/a' }]);
});

test('of another address nothing is said until it is clear, and nothing where it cannot be asked', async () => {
  server.answer({ 'POST /api/frames/check': { state: 'missing' } });
  const shown = render(<FrameNote kind="embed" url="https://example.com/a" />);
  await screen.findByText(/^There is no page/);
  server.answer({ 'POST /api/frames/check': noAnswer });
  shown.rerender(<FrameNote kind="embed" url="https://example.com/b" />);
  expect(screen.getByRole('status').textContent).toBe('');
  await waitFor(() => expect(asked()).toHaveLength(2));
  shown.rerender(<FrameNote kind="embed" url={null} />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(asked()).toHaveLength(2);
});
