/** From a product in a tour to an order in the shop. */
import type { Product } from '@tourwright/tour/document';
import { panorama, plainPicture, publishTour, spot } from './support/furnished-tour.ts';
import { openPhone, sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** As an owner saves it: orders are taken, picked up or sent. */
const shop = {
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

const products = (id: string): Product[] => [
  {
    id: 'jumper',
    name: 'Lambswool jumper',
    currency: 'EUR',
    price: 8900,
    pictures: [{ slug: `${id}/pictures/jumper.jpg`, alt: 'A folded jumper' }],
    variants: [
      { id: 'oat', name: 'Oat', sku: 'jumper-oat', stock: 18 },
      { id: 'forest', name: 'Forest', sku: 'jumper-forest', stock: 2 },
    ],
  },
  { id: 'shirt', name: 'Linen shirt', currency: 'EUR', price: 5900, sku: 'shirt', stock: 40 },
];

test('a visitor fills a cart over two scenes and a reload, orders on a phone, and the stock is down', async ({
  page: owner,
  browser,
  tourwright,
  watchConsole,
}) => {
  test.setTimeout(240_000);
  const { address } = tourwright;
  const tour = await publishTour(
    owner.request,
    address,
    {
      'floor.jpg': await panorama(30),
      'counter.jpg': await panorama(200),
      'pictures/jumper.jpg': await plainPicture('#2f5a4a', 400, 400),
    },
    (id) =>
      ({
        name: 'Atelier Nord',
        tourtype: 'retail',
        products: products(id),
        scenes: [
          {
            id: 1,
            name: 'Shop floor',
            slug: `${id}/floor.jpg`,
            hotspots: [
              spot('jumper-here', 'product', 8, 0, { productId: 'jumper' }),
              spot('on', 'link', -20, -10, { targetSceneId: 2 }),
            ],
          },
          {
            id: 2,
            name: 'Counter',
            slug: `${id}/counter.jpg`,
            hotspots: [spot('shirt-here', 'product', 0, 0, { productId: 'shirt' })],
          },
        ],
      }) as never,
  );
  const { user } = await (await owner.request.get(`${address}/api/auth/get-session`)).json();
  const set = await owner.request.patch(`${address}/api/users/${user.id}/shop`, {
    headers: { origin: address },
    data: shop,
  });
  expect(set.ok(), await set.text()).toBe(true);

  const visitor = await openPhone(browser);
  watchConsole(visitor);
  await visitor.goto(tour.preview);
  await sharpViewer(visitor);
  await visitor.getByRole('button', { name: 'Cart, empty' }).waitFor();
  await visitor.getByRole('button', { name: /^Lambswool jumper €89\.00/ }).click();
  const card = visitor.getByRole('dialog', { name: 'Lambswool jumper' });
  await card.getByRole('radio', { name: 'Forest' }).check({ force: true });
  await card.getByRole('button', { name: 'One more' }).click();
  await expect(card.getByRole('button', { name: 'One more' })).toBeDisabled();
  await expectAccessible(visitor);
  await card.getByRole('button', { name: 'Add to cart' }).click();
  await expect(card.getByText('All that are left are in your cart.')).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();

  await visitor.goto(`${tour.preview}&scene=2`);
  await sharpViewer(visitor);
  await visitor.getByRole('button', { name: 'Cart, 2 items' }).waitFor();
  await visitor.getByRole('button', { name: /^Linen shirt €59\.00/ }).click();
  await visitor.getByRole('button', { name: 'Add to cart' }).click();
  await visitor.getByRole('button', { name: 'Open cart' }).click();

  const cart = visitor.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByText('These are the last 2.')).toBeVisible();
  await expect(cart.getByText('€237.00')).toBeVisible();
  await expectAccessible(visitor);
  await cart.getByRole('button', { name: 'Check out' }).click();
  const checkout = visitor.getByRole('dialog', { name: 'Checkout' });
  await expect(checkout.getByText(/Your items are held for 15 minutes/)).toBeVisible();
  await checkout.getByRole('textbox', { name: 'Name' }).fill('Jonas Brandt');
  await checkout.getByRole('textbox', { name: 'E-mail' }).fill('jonas@example.com');
  await checkout.getByRole('radio', { name: /Send to my address/ }).check();
  await checkout.getByRole('textbox', { name: 'Address' }).fill('2 Quay Road\n1010 Vienna');
  await expect(checkout.getByText('€243.00')).toBeVisible();
  await expectAccessible(visitor);
  await checkout.getByRole('button', { name: 'Place order' }).click();
  const done = visitor.getByRole('dialog', { name: 'Order confirmed' });
  await expect(done.getByText(/^Number AN-\d+, €243\.00$/)).toBeVisible({ timeout: 15_000 });
  await expectAccessible(visitor);
  await done.getByRole('button', { name: 'Keep looking' }).click();
  await expect(visitor.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  expect(await tourwright.mailTo('jonas@example.com')).toContain('AN-');
  await visitor.context().close();

  const { shop: left } = await (await owner.request.get(`${address}/api/tours/${tour.id}/shop`)).json();
  expect(left.stock).toContainEqual({ productId: 'jumper', variantId: 'forest', left: 0 });
});
