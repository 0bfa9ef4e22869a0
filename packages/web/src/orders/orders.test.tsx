import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, OrderEvent, Shop } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAnswer, openPretendServer, type PretendServer, problem } from '../testing/pretend-server.ts';
import { sampleRow } from '../testing/sample-row.ts';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';

const shop: Shop = {
  sells: 'nothing',
  name: 'Atelier Nord',
  currency: 'EUR',
  checkoutUrl: '',
  pickup: { isOn: true, text: '' },
  delivery: { isOn: false, text: '', price: 0 },
  payment: { inShop: true, transfer: false, transferText: '' },
  tax: null,
  termsUrl: '',
  email: '',
  mail: 'each',
  numberPrefix: '',
  lowStock: 3,
};
const order: Order = {
  orderId: 'o1',
  number: 'AN-1042',
  currency: 'EUR',
  lines: [
    {
      productId: 'jumper',
      variantId: 'forest',
      name: 'Lambswool jumper',
      variant: 'Forest',
      sku: 'jumper-forest',
      quantity: 2,
      price: 8900,
      total: 17_800,
      pictureUrl: null,
    },
  ],
  subtotal: 17_800,
  deliveryPrice: 600,
  total: 18_400,
  tax: { name: 'VAT', percent: '20', amount: 3067 },
  email: 'jonas@example.com',
  delivery: 'send',
  deliveryText: '2 to 4 working days',
  address: '2 Quay Road\n1010 Vienna',
  payment: 'transfer',
  tourId: 't1',
  tourTitle: 'Atelier Nord',
  sceneName: 'Shop floor',
  state: 'new',
  paidAt: null,
  refundedAt: null,
  name: 'Jonas Brandt',
  phone: '',
  note: 'Please <b>ring</b>.',
  remarks: '',
  createdAt: '2026-11-20T10:31:00.000Z',
  undo: null,
};
const ordered: OrderEvent = { id: 'e1', kind: 'ordered', at: order.createdAt, by: '' };

let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/tours': {
      items: [sampleRow({ id: 't1', title: 'Atelier Nord' })],
      next: null,
    },
    'GET /api/users/ann': ann,
    'GET /api/users/ann/shop': shop,
    'GET /api/orders': { items: [order], next: null, openCount: 1 },
    'GET /api/orders/o1': { order, events: [ordered] },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const bodies = (method: string, path: string) =>
  server.sent.filter((each) => each.method === method && each.path === path).map(({ body }) => body);
const openOrder = () => screen.findByRole('article', { name: 'AN-1042' });

test('where nothing is sold it says so, and the shop is set up by its fields', async () => {
  server.answer({
    'GET /api/orders': { items: [], next: null, openCount: 0 },
    'PATCH /api/users/ann/shop': ({ body }: { body: unknown }) => body,
  });
  showApp('/dashboard?show=orders');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Set up the shop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shop settings' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How your tours sell' }), 'orders');
  await user.click(dialog.getByRole('checkbox', { name: 'Send to an address' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(bodies('PATCH', '/api/users/ann/shop')).toEqual([]);
  const place = dialog.getByRole('textbox', { name: 'Where, and when it is ready' });
  expect(document.activeElement).toBe(place);
  expect(dialog.getByText('What is sent cannot be paid in the shop: offer bank transfer too.')).toBeTruthy();
  await user.type(place, '1 Harbour Street');
  await user.type(dialog.getByRole('textbox', { name: 'Delivery costs (EUR)' }), '6,00');
  await user.click(dialog.getByRole('checkbox', { name: 'By bank transfer' }));
  await user.type(dialog.getByRole('textbox', { name: 'Bank details' }), 'IBAN EX00');
  await user.type(dialog.getByRole('textbox', { name: 'Tax' }), 'VAT');
  await user.type(dialog.getByRole('textbox', { name: 'Percent' }), '20');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  expect(bodies('PATCH', '/api/users/ann/shop')).toEqual([
    {
      ...shop,
      sells: 'orders',
      pickup: { isOn: true, text: '1 Harbour Street' },
      delivery: { isOn: true, text: '', price: 600 },
      payment: { inShop: true, transfer: true, transferText: 'IBAN EX00' },
      tax: { name: 'VAT', percent: 20 },
    },
  ]);
});

test('an order shows what was bought, by which buyer and for how much, its message as text', async () => {
  showApp('/dashboard?show=orders');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: /Jonas Brandt/ }));
  const open = within(await openOrder());
  expect(open.getByText('Please <b>ring</b>.')).toBeTruthy();
  expect(open.getByRole('row', { name: /Lambswool jumper.*€89\.00 2 €178\.00/ })).toBeTruthy();
  expect(open.getByRole('row', { name: /VAT included, 20% €30\.67/ })).toBeTruthy();
  expect(open.getByRole('link', { name: 'jonas@example.com' }).getAttribute('href')).toBe(
    'mailto:jonas@example.com',
  );
  expect(open.getByText(/2 Quay Road/)).toBeTruthy();
  const csv = screen.getByRole('link', { name: 'Download these orders as CSV' });
  expect(csv.getAttribute('href')).toBe('/api/orders.csv?');
});

test('the next state is one button, which can be taken back while there is time', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  let now: Order = order;
  const answer = () => ({ order: now, events: [ordered] });
  server.answer({
    'GET /api/orders/o1': answer,
    'PATCH /api/orders/o1': () => {
      now = { ...order, state: 'preparing', undo: { changeId: 'c1', until } };
      return now;
    },
    'POST /api/orders/o1/undo': () => {
      now = order;
      return now;
    },
  });
  showApp('/dashboard?show=orders&order=o1');
  const user = userEvent.setup();
  const open = within(await openOrder());
  await user.click(open.getByRole('button', { name: 'Start preparing' }));
  await user.click(await open.findByRole('button', { name: 'Undo' }));
  expect(await open.findByRole('button', { name: 'Start preparing' })).toBeTruthy();
  expect(bodies('PATCH', '/api/orders/o1')).toEqual([{ state: { from: 'new', to: 'preparing' } }]);
  expect(bodies('POST', '/api/orders/o1/undo')).toEqual([{ changeId: 'c1' }]);
});

test('cancelling needs a confirmation; an order that somebody else changed is read again', async () => {
  let state: Order['state'] = 'new';
  server.answer({
    'GET /api/orders/o1': () => ({ order: { ...order, state }, events: [ordered] }),
    'PATCH /api/orders/o1': () => {
      state = 'ready';
      return problem(409, 'order_moved_on');
    },
  });
  showApp('/dashboard?show=orders&order=o1');
  const user = userEvent.setup();
  await user.click(within(await openOrder()).getByRole('button', { name: 'Cancel order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order AN-1042?' });
  expect(bodies('PATCH', '/api/orders/o1')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.getByText('Mark as sent')).toBeTruthy());
});

test('paid is set beside the state; a note that could not be saved stays in its field', async () => {
  let isAway = true;
  let now: Order = order;
  server.answer({
    'GET /api/orders/o1': () => ({ order: now, events: [ordered] }),
    'PATCH /api/orders/o1': ({
      body,
    }: {
      body: { isPaid?: boolean; isRefunded?: boolean; remarks?: string };
    }) => {
      if (body.remarks !== undefined && isAway) return noAnswer();
      now = {
        ...now,
        ...(body.isPaid && { paidAt: '2026-11-21T10:00:00.000Z' }),
        ...(body.isRefunded && { refundedAt: '2026-11-22T10:00:00.000Z' }),
        remarks: body.remarks ?? now.remarks,
      };
      return now;
    },
  });
  showApp('/dashboard?show=orders&order=o1');
  const user = userEvent.setup();
  const open = within(await openOrder());
  await user.click(open.getByRole('button', { name: 'Mark as paid' }));
  expect(await open.findByText('Paid')).toBeTruthy();
  await user.click(open.getByRole('button', { name: 'Mark as refunded' }));
  expect(await open.findByText('Refunded')).toBeTruthy();
  expect(bodies('PATCH', '/api/orders/o1')).toEqual([{ isPaid: true }, { isRefunded: true }]);
  await user.type(open.getByRole('textbox', { name: 'Note' }), 'Saturday');
  await user.tab();
  expect(await open.findByText(/^Not saved\./)).toBeTruthy();
  isAway = false;
  await user.click(open.getByRole('button', { name: 'Try again' }));
  expect(await open.findByText('Saved')).toBeTruthy();
  expect((open.getByRole('textbox', { name: 'Note' }) as HTMLTextAreaElement).value).toBe('Saturday');
});
