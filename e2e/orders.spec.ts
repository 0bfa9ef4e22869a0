/** From a product in a tour to an order in the shop. */
import type { Product } from '@tourwright/tour/document';
import { panorama, plainPicture, publishTour, spot } from './support/full-tour.ts';
import { openPhone, sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

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

test('a visitor fills a cart over two scenes, orders on a phone; the owner prepares and ships it', {
  tag: '@long',
}, async ({ page: owner, browser, tourwright, watchConsole }) => {
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
  await owner.goto(`${address}/dashboard`);
  await owner.getByRole('link', { name: 'Orders', exact: true }).click();
  await owner.getByRole('button', { name: 'Set up the shop' }).click();
  const shop = owner.getByRole('dialog', { name: 'Shop settings' });
  await shop.getByLabel('How your tours sell').selectOption('orders');
  await shop.getByLabel('Name of the shop').fill('Atelier Nord');
  await shop.getByLabel('Where, and when it is ready').fill('1 Harbour Street, ready within a day');
  await shop.getByRole('checkbox', { name: 'Send to an address' }).check();
  await shop.getByLabel('Delivery costs (EUR)').fill('6.00');
  await shop.getByRole('checkbox', { name: 'By bank transfer' }).check();
  await shop.getByLabel('Bank details').fill('IBAN EX00 0000 0000 0000');
  await shop.getByLabel('Before order numbers').fill('AN');
  await expectAccessible(owner);
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('heading', { name: 'No orders yet' })).toBeVisible();

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
  await visitor.getByRole('button', { name: 'Cart 2 items' }).waitFor();
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

  await owner.reload();
  await owner.getByRole('link', { name: /Jonas Brandt/ }).click();
  const order = owner.getByRole('article', { name: /^AN-/ });
  await expect(order.getByText('2 Quay Road')).toBeVisible();
  await expectAccessible(owner);
  await order.getByRole('button', { name: 'Start preparing' }).click();
  await order.getByRole('button', { name: 'Undo' }).click();
  await order.getByRole('button', { name: 'Start preparing' }).click();
  await order.getByRole('button', { name: 'Mark as ready' }).click();
  await order.getByRole('button', { name: 'Mark as paid' }).click();
  await order.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(owner.getByRole('link', { name: /Jonas Brandt.*Sent/ })).toBeVisible();
  const csv = await owner.request.get(`${address}/api/orders.csv`);
  expect(await csv.text()).toContain('Lambswool jumper');
  const { shop: left } = await (await owner.request.get(`${address}/api/tours/${tour.id}/shop`)).json();
  expect(left.stock).toContainEqual({ productId: 'jumper', variantId: 'forest', left: 0 });
});
