import { type AccessCase, all, anyone, byToken, editors, loggedIn, oneself } from './access-case.ts';

const key = '0123456789abcdef';
const items = [{ productId: 'jumper', variantId: null, quantity: 1 }];

/** A shop as an owner saves it. */
export const shopSettings = {
  sells: 'orders',
  name: 'Atelier Nord',
  currency: 'EUR',
  checkoutUrl: '',
  pickup: { isOn: true, text: '1 Harbour Street, ready within a day' },
  delivery: { isOn: true, text: '2 to 4 working days', price: 600 },
  payment: { inShop: true, transfer: true, transferText: 'IBAN EX00 0000 0000 0000' },
  tax: { name: 'VAT', percent: 20 },
  termsUrl: '',
  email: 'shop@example.com',
  mail: 'each',
  numberPrefix: 'AN',
  lowStock: 3,
};

/** An order of one jumper, as a buyer's page sends it. */
export const order = {
  requestId: key,
  cartId: key,
  stamp: 'none',
  website: '',
  items,
  total: 8900,
  name: 'Jonas Brandt',
  email: 'jonas@example.com',
  phone: '',
  delivery: 'pickup',
  address: '',
  payment: 'in-shop',
  note: '',
  locale: 'en',
  sceneId: null,
};
const missing = { ...all(404), nobody: 401 };

/** Who may do what with shops and orders, by method and path. */
export const orderAccess: Record<string, AccessCase[]> = {
  'GET /api/tours/:id/shop': [
    { url: '/api/tours/{tour}/shop', statuses: anyone },
    { url: '/api/tours/{tour}/shop', order: true, statuses: anyone },
  ],
  'OPTIONS /api/tours/:id/shop': [{ url: '/api/tours/{tour}/shop', statuses: all(204) }],
  'POST /api/tours/:id/checkouts': [
    {
      url: '/api/tours/{tour}/checkouts',
      body: { cartId: key, items },
      fromAnywhere: true,
      statuses: all(404),
    },
    {
      url: '/api/tours/{tour}/checkouts',
      body: { cartId: key, items },
      order: true,
      fromAnywhere: true,
      statuses: anyone,
    },
  ],
  'OPTIONS /api/tours/:id/checkouts': [{ url: '/api/tours/{tour}/checkouts', statuses: all(204) }],
  'DELETE /api/tours/:id/checkouts/:cartId': [
    { url: `/api/tours/{tour}/checkouts/${key}`, fromAnywhere: true, statuses: anyone },
  ],
  'OPTIONS /api/tours/:id/checkouts/:cartId': [
    { url: `/api/tours/{tour}/checkouts/${key}`, statuses: all(204) },
  ],
  'POST /api/tours/:id/orders': [
    { url: '/api/tours/{tour}/orders', body: order, fromAnywhere: true, statuses: all(404) },
    // Its stamp is made up.
    { url: '/api/tours/{tour}/orders', body: order, order: true, fromAnywhere: true, statuses: all(400) },
  ],
  'OPTIONS /api/tours/:id/orders': [{ url: '/api/tours/{tour}/orders', statuses: all(204) }],
  'GET /api/products': [{ url: '/api/products', statuses: byToken(loggedIn) }],
  'GET /api/tours/:id/products': [{ url: '/api/tours/{tour}/products', statuses: editors }],
  'GET /api/orders': [{ url: '/api/orders', statuses: byToken(loggedIn) }],
  'GET /api/orders.csv': [{ url: '/api/orders.csv', statuses: byToken(loggedIn) }],
  'GET /api/orders/:id': [
    { url: '/api/orders/{order}', order: true, statuses: editors },
    { url: '/api/orders/{order}', order: true, deleted: true, statuses: { ...editors, viewer: 404 } },
    { url: '/api/orders/none', statuses: missing },
  ],
  'PATCH /api/orders/:id': [
    { url: '/api/orders/{order}', body: { isPaid: true }, order: true, statuses: editors },
  ],
  'POST /api/orders/:id/undo': [
    {
      url: '/api/orders/{order}/undo',
      body: { changeId: 'none' },
      order: true,
      // There is nothing to take back.
      statuses: byToken({ ...editors, owner: 409, editor: 409 }),
    },
  ],
  'GET /api/users/:id/shop': [{ url: '/api/users/{user}/shop', statuses: oneself }],
  'PATCH /api/users/:id/shop': [
    { url: '/api/users/{user}/shop', body: shopSettings, ownPeople: true, statuses: oneself },
  ],
  'GET /api/tours/:id/stock': [
    { url: '/api/tours/{tour}/stock', statuses: editors },
    { url: '/api/tours/{tour}/stock', order: true, statuses: editors },
  ],
  'PATCH /api/tours/:id/stock': [
    {
      url: '/api/tours/{tour}/stock',
      body: { items: [{ productId: 'jumper', variantId: null, count: 3 }] },
      statuses: editors,
    },
  ],
};
