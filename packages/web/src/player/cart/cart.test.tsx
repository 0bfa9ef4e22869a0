import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShownShop } from '@tourwright/api';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearOrder, noOrder, readOrder } from '../../client/order-state.ts';
import { noteStamp } from '../../client/requests/stamp-age.ts';
import { noAnswer, openPretendServer, type PretendServer, problem } from '../../testing/pretend-server.ts';
import { sampleTour } from '../../testing/sample-tour.ts';
import { CartPanel } from './cart-panel.tsx';
import { CartStore } from './cart-store.ts';
import { checkoutAddress } from './checkout/checkout-address.ts';
import { pricedTour } from './priced-tour.ts';

const shop: ShownShop = {
  sells: 'orders',
  name: 'Atelier Nord',
  currency: 'EUR',
  checkoutUrl: '',
  tax: { name: 'VAT', percent: 20 },
  termsUrl: '',
  pickup: { text: '1 Harbour Street' },
  delivery: { text: '2 to 4 working days', price: 600 },
  payment: { inShop: true, transfer: true },
  stamp: 'first',
  stock: [
    { productId: 'shirt', variantId: null, left: 40 },
    { productId: 'jumper', variantId: 'forest', left: 2 },
  ],
};
const tour = sampleTour({
  products: [
    { id: 'shirt', name: 'Linen shirt', currency: 'EUR', price: 7400, salePrice: 5900, sku: 'shirt' },
    {
      id: 'jumper',
      name: 'Lambswool jumper',
      currency: 'EUR',
      price: 8900,
      variants: [{ id: 'forest', name: 'Forest', sku: 'jumper-forest' }],
    },
  ],
});
const shirt = { productId: 'shirt', variantId: null, quantity: 1, name: 'Linen shirt', variant: '' };
const jumper = {
  productId: 'jumper',
  variantId: 'forest',
  quantity: 1,
  name: 'Lambswool jumper',
  variant: 'Forest',
};

beforeAll(() => {
  // The shop was read a while ago: what is ordered does not have to wait.
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() - 60_000);
  noteStamp(shop.stamp);
  now.mockRestore();
});

type Sent = { body: unknown };
const priced = ({ body }: Sent) => {
  const { items } = body as { items: (typeof shirt)[] };
  const lines = items.map((item) => {
    const { left = null } = shop.stock.find(({ productId }) => productId === item.productId) ?? {};
    const price = item.productId === 'shirt' ? 5900 : 8900;
    return { ...item, name: '', variant: '', price, left, problem: null };
  });
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const heldUntil = new Date(Date.now() + 15 * 60_000).toISOString();
  return { heldUntil, currency: 'EUR', lines, subtotal, deliveryPrice: 600 };
};
const confirmed = {
  orderId: 'o1',
  number: 'AN-1001',
  currency: 'EUR',
  lines: [{ ...jumper, sku: '', price: 8900, total: 8900 }],
  subtotal: 8900,
  deliveryPrice: 0,
  total: 8900,
  tax: null,
  email: 'jonas@example.com',
  delivery: 'pickup',
  deliveryText: '1 Harbour Street',
  address: '',
  payment: 'in-shop',
};

let server: PretendServer;
let store: CartStore;
beforeEach(async () => {
  server = openPretendServer({
    'GET /api/tours/t1/shop': { shop },
    'POST /api/tours/t1/checkouts': priced,
    'DELETE /api/tours/t1/checkouts/:id': { released: true },
    'POST /api/tours/t1/orders': Response.json(confirmed, { status: 201 }),
  });
  store = new CartStore(tour);
  await store.refresh(true);
});
afterEach(() => {
  cleanup();
  store.close();
  server.close();
  localStorage.clear();
  clearOrder();
});

const show = () =>
  render(<CartPanel {...{ store, tour }} media={{}} sceneId={2} onClose={() => undefined} />);
const sent = (method: string, end: string) =>
  server.sent.filter((each) => each.method === method && each.path.endsWith(end)).map(({ body }) => body);

async function goToCheckout() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  const form = await screen.findByRole('dialog', { name: 'Checkout' });
  return { user, form: within(form) };
}

/** What was typed in an earlier test is still there: it is replaced. */
function fillIn({ form }: Awaited<ReturnType<typeof goToCheckout>>) {
  const put = (name: string, value: string) =>
    fireEvent.change(form.getByRole('textbox', { name }), { target: { value } });
  put('Name', 'Jonas Brandt');
  put('E-mail', 'jonas@example.com');
}

test('a cart outlives a reload, its number and what it holds with it', () => {
  store.add(shirt);
  store.add({ ...shirt, quantity: 2 });
  store.add(jumper);
  const again = new CartStore(tour);
  expect(again.state.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['shirt', 3],
    ['jumper', 1],
  ]);
  expect(again.state.cartId).toBe(store.state.cartId);
  again.close();
});

test('what somebody else wrote into the storage is not a cart', () => {
  localStorage.setItem('tourwright-cart/t1', '{"cartId":"x","requestId":"x","lines":[{"quantity":-1}]}');
  const again = new CartStore(tour);
  expect(again.state.lines).toEqual([]);
  again.close();
});

test('lines have the prices of the tour and the stock of the shop; removing can be undone', async () => {
  store.add({ ...jumper, quantity: 2 });
  store.add(shirt);
  show();
  const user = userEvent.setup();
  expect(screen.getByText('€178.00')).toBeTruthy();
  expect(screen.getByText('€237.00')).toBeTruthy();
  expect(screen.getByText('These are the last 2.')).toBeTruthy();
  const jumpers = within(screen.getByRole('group', { name: /Lambswool jumper/ }));
  expect((jumpers.getByRole('button', { name: 'One more' }) as HTMLButtonElement).disabled).toBe(true);
  await user.click(jumpers.getByRole('button', { name: 'One fewer' }));
  expect(screen.getByText('€148.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Lambswool jumper' }));
  expect(screen.queryByText('Forest')).toBeNull();
});

test('an order is sent with the total that was shown and empties the cart when it is confirmed', async () => {
  store.add(jumper);
  const { cartId, requestId } = store.state;
  show();
  const opened = await goToCheckout();
  await opened.user.click(opened.form.getByRole('button', { name: 'Place order' }));
  expect(document.activeElement).toBe(opened.form.getByRole('textbox', { name: 'Name' }));
  expect(sent('POST', '/orders')).toEqual([]);
  fillIn(opened);
  await opened.user.click(opened.form.getByRole('radio', { name: /Send to my address/ }));
  expect(opened.form.getByText('€95.00')).toBeTruthy();
  await opened.user.click(opened.form.getByRole('radio', { name: /Pick up/ }));
  await opened.user.click(opened.form.getByRole('radio', { name: /Pay in the shop/ }));
  await opened.user.click(opened.form.getByRole('button', { name: 'Place order' }));
  const done = within(await screen.findByRole('dialog', { name: 'Order confirmed' }));
  expect(done.getByText('Number AN-1001, €89.00')).toBeTruthy();
  expect(sent('POST', '/orders')).toMatchObject([
    { cartId, requestId, total: 8900, sceneId: 2, stamp: 'first', delivery: 'pickup', payment: 'in-shop' },
  ]);
  expect(store.state.lines).toEqual([]);
  expect(localStorage.getItem('tourwright-cart/t1')).toBeNull();
  expect(readOrder()).toEqual({
    orderId: 'o1',
    orderDetails: confirmed,
    isOrderComplete: true,
    orderError: null,
  });
});

test('an order without an answer loses nothing and is the same order when it is sent again', async () => {
  server.answer({ 'POST /api/tours/t1/orders': () => noAnswer() });
  store.add(jumper);
  const { unmount } = show();
  const opened = await goToCheckout();
  fillIn(opened);
  await opened.user.click(opened.form.getByRole('button', { name: 'Place order' }));
  const words = 'The shop did not answer. Nothing is lost; try again.';
  expect(await opened.form.findByText(words)).toBeTruthy();
  expect(readOrder()).toEqual({ ...noOrder, orderError: words });
  expect(store.state.lines).toHaveLength(1);
  server.answer({ 'POST /api/tours/t1/orders': Response.json(confirmed, { status: 201 }) });
  await opened.user.click(opened.form.getByRole('button', { name: 'Place order' }));
  await screen.findByRole('dialog', { name: 'Order confirmed' });
  const [first, second] = sent('POST', '/orders') as { requestId: string }[];
  expect(second?.requestId).toBe(first?.requestId);
  expect(readOrder()).toMatchObject({ orderId: 'o1', orderError: null });
  unmount();
  expect(readOrder()).toEqual(noOrder);
});

test('the last item that somebody else bought is named by its line, and no order is sent', async () => {
  server.answer({
    'POST /api/tours/t1/checkouts': (asked: Sent) => {
      const { lines, ...rest } = priced(asked);
      return {
        ...rest,
        heldUntil: null,
        lines: lines.map((line) =>
          line.productId === 'jumper' ? { ...line, left: 0, problem: 'sold_out' } : line,
        ),
      };
    },
  });
  store.add(shirt);
  store.add(jumper);
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  expect(await screen.findByText('This is sold out by now. Remove it to go on.')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Check out' }) as HTMLButtonElement).disabled).toBe(true);
  expect(sent('POST', '/orders')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove Lambswool jumper' }));
  expect((screen.getByRole('button', { name: 'Check out' }) as HTMLButtonElement).disabled).toBe(false);
});

test('another total than was shown is said with the new one, before anything is ordered', async () => {
  const errors = [{ path: 'total', code: 'total_changed', params: { total: 9900 } }];
  store.add(jumper);
  show();
  const opened = await goToCheckout();
  fillIn(opened);
  const refused = { ...(await problem(409, 'cart_changed').json()), errors };
  server.answer({ 'POST /api/tours/t1/orders': Response.json(refused, { status: 409 }) });
  await opened.user.click(opened.form.getByRole('button', { name: 'Place order' }));
  await waitFor(() =>
    expect(screen.getByText('The total has changed to €99.00. Look at it, then order again.')).toBeTruthy(),
  );
  expect(store.state.lines).toHaveLength(1);
});

test('going back gives what was held to others', async () => {
  store.add(jumper);
  show();
  const { user } = await goToCheckout();
  await user.click(screen.getByRole('button', { name: 'Back to the cart' }));
  await waitFor(() => expect(sent('DELETE', `/checkouts/${store.state.cartId}`)).toHaveLength(1));
  expect(screen.getByRole('dialog', { name: 'Cart' })).toBeTruthy();
});

test('a shop elsewhere gets the cart in its address', () => {
  store.add({ ...jumper, quantity: 2 });
  store.add(shirt);
  const address = checkoutAddress('https://shop.example/cart/{items}', tour, store.state.lines);
  expect(address).toBe('https://shop.example/cart/jumper-forest:2,shirt:1');
});

test('the hotspot of a product says its price, the lowest where its forms differ', () => {
  const [hall] = sampleTour().scenes;
  if (!hall) throw new Error('no scene');
  const place = { position: [0, 0, -1] as [number, number, number], scale: 1, rotation: 0, kind: 'product' };
  const products = [
    ...(tour.products ?? []),
    {
      id: 'mug',
      name: 'Mug',
      currency: 'EUR',
      price: 1800,
      variants: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B', price: 1200 },
      ],
    },
  ];
  const hotspots = ['shirt', 'mug'].map((productId) => ({ id: productId, productId, ...place }));
  const shown = pricedTour(sampleTour({ products, scenes: [{ ...hall, hotspots }] }));
  expect(shown.scenes[0]?.hotspots.map(({ text }) => text)).toEqual([
    'Linen shirt €59.00',
    'Mug from €12.00',
  ]);
});
