import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPretendServer, type PretendServer } from '../testing/pretend-server.ts';
import { MessageForm } from './message-form.tsx';

let server: PretendServer;
beforeEach(() => {
  server = openPretendServer({ 'GET /api/contact': { stamp: 'now', email: null, operator: {} } });
});
afterEach(() => server.close());

test('what was typed and ticked before the app took the page over stays', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<MessageForm kind="contact" />);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  Object.assign(field('name') ?? {}, { value: 'Ann' });
  Object.assign(field('consents') ?? {}, { checked: true });
  render(<MessageForm kind="contact" />, { container, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Write your message.')).toBeTruthy();
  expect(screen.queryByText('Write your name.')).toBeNull();
  expect(field('name')?.value).toBe('Ann');
  expect(field('consents')?.checked).toBe(true);
  container.remove();
});

test.each(['contact', 'partner'] as const)('the form of /%s cannot be sent without the app', (kind) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<MessageForm kind={kind} />);
  const form = container.querySelector('form');
  expect(form?.getAttribute('method')).toBe('dialog');
  expect(form?.closest('dialog')).toBeNull();
  expect(container.querySelector('[formmethod], [formaction]')).toBeNull();
});
