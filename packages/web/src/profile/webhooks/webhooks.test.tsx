import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PretendServer } from '../../testing/pretend-server.ts';
import { closeApp, showApp } from '../../testing/show-app.tsx';
import { bodiesOf, button, openProfileServer, section } from '../test-profile.ts';

let server: PretendServer;
beforeEach(() => {
  ({ server } = openProfileServer());
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const crm = {
  id: 'w1',
  url: 'https://crm.example.com/hook',
  events: ['lead.created', 'order.created'],
  isOn: true,
  createdAt: '2026-11-01T10:00:00.000Z',
};
const delivery = {
  id: 'd1',
  event: 'lead.created',
  state: 'failed',
  attempts: 20,
  status: 503,
  failure: 'status',
  createdAt: '2026-11-20T10:00:00.000Z',
  triedAt: '2026-11-21T10:00:00.000Z',
};

test('a webhook is made for an address, and its secret shown once', async () => {
  showApp('/profile');
  await userEvent.click(await button('New webhook'));
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByLabelText('Address');
  await userEvent.type(address, 'crm.example.com{Enter}');
  expect(await dialog.findByText(/Enter a web address/)).toBeTruthy();
  expect(document.activeElement).toBe(address);
  await userEvent.clear(address);
  await userEvent.type(address, 'https://10.0.0.1/hook');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Tour published' }));
  const errors = [{ path: 'url', code: 'address_not_public', params: {}, message: '' }];
  const refusal = { type: '/problems/invalid_input', code: 'invalid_input', status: 400, errors };
  server.answer({ 'POST /api/webhooks': Response.json(refusal, { status: 400 }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }));
  expect(await dialog.findByText(/cannot be reached from the internet\. Enter/)).toBeTruthy();
  server.answer({
    'POST /api/webhooks': { ...crm, secret: 'whsec_abc' },
    'GET /api/webhooks': { items: [crm] },
  });
  await userEvent.clear(address);
  await userEvent.type(address, crm.url);
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your new webhook' }));
  expect((shown.getByLabelText('Signing secret') as HTMLInputElement).value).toBe('whsec_abc');
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  expect(bodiesOf(server, '/api/webhooks').at(-1)).toEqual({ url: crm.url, events: crm.events });
  expect((await section(crm.url)).getByText('New lead, New order')).toBeTruthy();
});

test('its log says what did not arrive and why, and sends it again', async () => {
  server.answer({
    'GET /api/webhooks': { items: [crm] },
    'GET /api/webhooks/w1/deliveries': { items: [delivery] },
  });
  showApp('/profile');
  await userEvent.click(await button(`Log of ${crm.url}`));
  const log = within(await screen.findByRole('list', { name: 'Log' }));
  expect(log.getByText('Not delivered')).toBeTruthy();
  expect(log.getByText('The address answered with 503. Tried 20 times.')).toBeTruthy();
  server.answer({
    'POST /api/webhooks/w1/deliveries/d1/resend': { ...delivery, state: 'waiting' },
    'GET /api/webhooks/w1/deliveries': {
      items: [{ ...delivery, state: 'delivered', failure: null, status: 200, attempts: 21 }],
    },
  });
  await userEvent.click(log.getByRole('button', { name: 'Send again' }));
  expect(await log.findByText('Delivered')).toBeTruthy();
  expect(log.getByText('Taken at try number 21.')).toBeTruthy();
});

test('a message that waits for its next try is tried at once, and a redirect is explained', async () => {
  const waiting = { ...delivery, state: 'waiting', attempts: 3, status: 302 };
  server.answer({
    'GET /api/webhooks': { items: [crm] },
    'GET /api/webhooks/w1/deliveries': {
      items: [waiting, { ...waiting, id: 'd2', attempts: 0, failure: null }],
    },
    'POST /api/webhooks/w1/deliveries/d1/resend': waiting,
  });
  showApp('/profile');
  await userEvent.click(await button(`Log of ${crm.url}`));
  const log = within(await screen.findByRole('list', { name: 'Log' }));
  expect(
    log.getByText(/leads to another one \(302\), which is not followed.*it is tried again/),
  ).toBeTruthy();
  // What was never tried is on its way already.
  await userEvent.click(log.getByRole('button', { name: 'Try now' }));
  expect(bodiesOf(server, '/api/webhooks/w1/deliveries/d1/resend', 'POST')).toHaveLength(1);
});

test('is turned off and deleted', async () => {
  server.answer({
    'GET /api/webhooks': { items: [crm] },
    'PATCH /api/webhooks/w1': { ...crm, isOn: false },
    'DELETE /api/webhooks/w1': { id: 'w1', deleted: true },
  });
  showApp('/profile');
  await userEvent.click(await button(`More about ${crm.url}`));
  server.answer({ 'GET /api/webhooks': { items: [{ ...crm, isOn: false }] } });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Turn off' }));
  expect(await (await section(crm.url)).findByText('Off')).toBeTruthy();
  expect(bodiesOf(server, '/api/webhooks/w1', 'PATCH')).toEqual([{ isOn: false }]);
  await userEvent.click(await button(`More about ${crm.url}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this webhook?' }));
  server.answer({ 'GET /api/webhooks': { items: [] } });
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/No webhooks yet/)).toBeTruthy();
});
