import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAnswer, openPretendServer, type PretendServer } from '../testing/pretend-server.ts';
import { closeApp, showApp } from '../testing/show-app.tsx';

const nobody = { name: null, address: [], phone: null, hours: null, law: null };
let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  server = openPretendServer({ 'GET /api/auth/get-session': null });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

test('the partners’ page leads to the guide to the API, which the server shows', async () => {
  showApp('/partner');
  const guide = await screen.findByRole('link', { name: 'guide to the API' });
  expect(guide.getAttribute('href')).toBe('/api/docs');
  expect(guide.getAttribute('target')).toBe('_blank');
});

test('says who runs the server and how to reach them', async () => {
  const operator = {
    name: 'Exampleton Tours Ltd',
    address: ['4 Station Road', '10000 Exampleton'],
    phone: '+43 1 000 0100',
    hours: 'Monday to Friday',
    law: null,
  };
  server.answer({ 'GET /api/contact': { email: 'help@example.com', operator, stamp: 's' } });
  showApp('/contact');
  const address = await screen.findByRole('link', { name: 'help@example.com' });
  expect(address.getAttribute('href')).toBe('mailto:help@example.com');
  expect(screen.getByRole('link', { name: '+43 1 000 0100' }).getAttribute('href')).toBe('tel:+4310000100');
  for (const line of ['Exampleton Tours Ltd', '4 Station Road', '10000 Exampleton', 'Monday to Friday'])
    expect(screen.getByText(line)).toBeTruthy();
});

test('leaves out what is not configured', async () => {
  server.answer({ 'GET /api/contact': { email: null, operator: nobody, stamp: 's' } });
  showApp('/contact');
  expect(await screen.findByRole('button', { name: 'Send message' })).toBeTruthy();
  await waitFor(() => expect(server.sent.filter(({ path }) => path === '/api/contact').length).toBe(2));
  expect(screen.getByRole('article').querySelector('address a, address p, address svg')).toBeNull();
});

test('a message says by the field what is missing, is kept when the connection breaks, and is then sent', async () => {
  server.answer({
    'GET /api/contact': { email: null, operator: nobody, stamp: 's' },
    'POST /api/contact': noAnswer,
  });
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
