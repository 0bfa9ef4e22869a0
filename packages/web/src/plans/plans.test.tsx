import { fireEvent, screen, within } from '@testing-library/react';
import type { AccountPlan, PlanLimits, PlanOffer } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPretendServer, type PretendServer, problem } from '../testing/pretend-server.ts';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';
// Compiled before a test waits for it.
import './order-dialog.tsx';

const limits: PlanLimits = { tours: 5, scenes: 60, storageBytes: 2e9, members: 5, monthlyViews: 5000 };
const plan = { summary: '', extras: [], limits };
const offer: PlanOffer = {
  plans: [
    { ...plan, id: 'starter', name: 'Starter', prices: { monthly: null, yearly: null } },
    { ...plan, id: 'studio', name: 'Studio', prices: { monthly: 2500, yearly: 30_000 } },
    { ...plan, id: 'huge', name: 'Huge', prices: { monthly: null, yearly: null } },
  ],
  currency: 'EUR',
  tax: null,
  dueDays: 14,
  graceDays: 14,
  card: false,
};
const account: AccountPlan = {
  planId: 'starter',
  state: 'free',
  source: null,
  period: null,
  endsAt: null,
  graceUntil: null,
  cancelsAtEnd: false,
  limits,
  usage: { tours: 5, scenes: 50, storageBytes: 1e9, members: 1, monthlyViews: 0 },
  publishedTours: 3,
  invoices: [],
  hasPortal: false,
  checkout: null,
};

let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  server = openPretendServer({ 'GET /api/auth/get-session': null, 'GET /api/plans': offer });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

function logIn(): void {
  rememberUser(ann.id);
  server.answer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/users/:id/plan': account,
  });
}

test('a visitor who is not logged in sees what plans contain and cost, and where to start', async () => {
  showApp('/payment');
  const start = await screen.findByRole('link', { name: 'Start a tour' });
  expect(start.getAttribute('href')).toBe('/signup');
  expect(screen.getByRole('link', { name: 'Choose Studio' }).getAttribute('href')).toBe(
    '/login?next=%2Fpayment',
  );
  expect(screen.getByText('€25')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for Huge' }).getAttribute('href')).toBe('/contact');
  fireEvent.click(screen.getByText('Monthly'));
  expect(screen.queryByText('€300 a year')).toBeNull();
});

test('an owner at a limit learns which, that nothing is lost, and what to do', async () => {
  logIn();
  showApp('/payment');
  expect(await screen.findByText('All tours of your plan are used.')).toBeTruthy();
  expect(screen.getByText(/your 3 published tours stay online/)).toBeTruthy();
  const usage = screen.getByRole('region', { name: 'Your usage' });
  const tours = within(usage).getByRole('meter', { name: 'Tours' });
  expect([tours.getAttribute('value'), tours.getAttribute('max')]).toEqual(['5', '5']);
  expect(within(usage).getByText('Full')).toBeTruthy();
  expect(within(usage).getByText('Nearly full')).toBeTruthy();
});

test('an order without an address is not sent, says so by the field, and keeps what was typed', async () => {
  logIn();
  showApp('/payment');
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Studio' }));
  const typed = 'Novak Homes';
  fireEvent.change(await screen.findByLabelText('Company or name'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Order and send invoice' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Street and number'));
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(3);
  expect(server.sent.filter(({ method }) => method === 'POST')).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Studio' }));
  expect(await screen.findByDisplayValue(typed)).toBeTruthy();
  expect(screen.getByDisplayValue(ann.email)).toBeTruthy();
});

test('an order by invoice while a card payment is on its way says so by the button, and keeps what was typed', async () => {
  logIn();
  server.answer({ 'POST /api/users/:id/plan/orders': problem(409, 'payment_pending') });
  showApp('/payment');
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Studio' }));
  for (const name of ['Company or name', 'Street and number', 'Postcode and city', 'Country']) {
    fireEvent.change(await screen.findByLabelText(name), { target: { value: 'Novak' } });
  }
  const button = screen.getByRole('button', { name: 'Order and send invoice' });
  fireEvent.click(button);
  const said = await screen.findByText(/A payment of yours is on its way/);
  expect(said.nextElementSibling).toBe(button);
  expect(said.textContent).toContain('Nothing more was ordered');
  expect(screen.getAllByDisplayValue('Novak')).toHaveLength(4);
});

test('an owner whose bank refused reads at once that nothing was taken, and what to do', async () => {
  logIn();
  server.answer({ 'GET /api/users/:id/plan': { ...account, checkout: 'refused' } });
  showApp('/payment?checkout=cs_test_1');
  expect(await screen.findByText(/Your bank refused the payment. Nothing was taken/)).toBeTruthy();
  expect(screen.queryByText(/Confirming/)).toBeNull();
  expect(await screen.findByRole('button', { name: 'Choose Studio' })).toBeTruthy();
});
