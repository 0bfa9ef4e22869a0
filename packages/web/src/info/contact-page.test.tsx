import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAnswer, openPretendServer, type PretendServer } from '../testing/pretend-server.ts';
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
  server.answer({ 'GET /api/contact': { email: 'help@example.com', stamp: 's' } });
  showApp('/contact');
  const address = await screen.findByRole('link', { name: 'help@example.com' });
  expect(address.getAttribute('href')).toBe('mailto:help@example.com');
});

test('says plainly when they have left none, and whom to ask instead', async () => {
  server.answer({ 'GET /api/contact': { email: null, stamp: 's' } });
  showApp('/contact');
  expect(await screen.findByText(/have not left an address here\. Write to them/)).toBeTruthy();
});

test('a message says by the field what is missing, is kept when the line breaks, and is then sent', async () => {
  server.answer({ 'GET /api/contact': { email: null, stamp: 's' }, 'POST /api/contact': noAnswer });
  showApp('/contact');
  const user = userEvent.setup();
  const send = await screen.findByRole('button', { name: 'Send message' });
  await user.click(send);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Elena');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'elena@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'I cannot log in.');
  await user.click(screen.getByRole('checkbox', { name: 'You may use these details to answer me.' }));
  await user.click(send);
  expect(await screen.findByText(/What you wrote is still here/)).toBeTruthy();
  server.answer({ 'POST /api/contact': { reference: 'AB12CD34' } });
  await user.click(send);
  expect(await screen.findByText(/AB12CD34/)).toBeTruthy();
  const [first, second] = server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(second).toEqual(first);
});
