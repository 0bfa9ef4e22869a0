/** What visitors see beside the tours themselves, in both themes and at both sizes: nothing for axe to find. */
import type { APIRequestContext } from '@playwright/test';
import { contactForm } from '../packages/server/src/testing/lead-access.ts';
import { shopSettings } from '../packages/server/src/testing/order-access.ts';
import { panorama, publishTour, spot } from './support/full-tour.ts';
import { lookAtScreens, openScreen } from './support/look-at-screens.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

test('the public pages, the contact form and the checkout are accessible in both themes at both sizes @long', async ({
  browser,
  page: owner,
  tourwright,
  watchConsole,
}) => {
  test.setTimeout(480_000);
  const { address } = tourwright;
  const tourId = await prepareShop(owner.request, address);
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  watchConsole(page);
  const publicPage = (path: string, seen: RegExp) => () => openScreen(page, `${address}${path}`, seen);
  const inTour = async () => {
    await page.goto(`${address}/preview/x?tourId=${tourId}`);
    await sharpViewer(page);
  };
  const product = page.getByRole('dialog', { name: 'Lambswool jumper' });
  const screens: Record<string, () => Promise<unknown>> = {
    landing: async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Let people walk in/);
    },
    explore: publicPage('/explore', /Explore Immersive Spaces/),
    payment: publicPage('/payment', /Studio/),
    contact: publicPage('/contact', /Write to the operator/),
    partner: publicPage('/partner', /Photographers and agencies/),
    faqs: publicPage('/faqs', /Which camera do I need/),
    solutions: publicPage('/solutions', /Real estate/),
    terms: publicPage('/terms', /What you upload stays yours/),
    policy: publicPage('/policy', /Your account/),
    docs: publicPage('/api/docs', /Tourwright API/),
    welcome: publicPage(`/welcome/${tourId}`, /Atelier Nord/),
    'welcome-contact': async () => {
      await page.getByRole('button', { name: 'Contact' }).click();
      await page.getByRole('dialog', { name: 'Contact' }).waitFor();
    },
    'contact-panel': async () => {
      await inTour();
      await page.getByRole('button', { name: 'Contact' }).click();
      await page.getByRole('dialog', { name: 'Contact' }).getByLabel('Your message').waitFor();
    },
    'contact-faults': async () => {
      const panel = page.getByRole('dialog', { name: 'Contact' });
      await panel.getByRole('button', { name: 'Send message' }).click();
      await expect(panel.getByLabel('Your message')).toBeFocused();
    },
    product: async () => {
      await inTour();
      await page.getByRole('button', { name: /^Lambswool jumper €89\.00/ }).click();
      await product.waitFor();
    },
    cart: async () => {
      await product.getByRole('button', { name: 'Add to cart' }).click();
      await page.getByRole('button', { name: 'Open cart' }).click();
      await page.getByRole('dialog', { name: 'Cart' }).waitFor();
    },
    checkout: async () => {
      await page.getByRole('button', { name: 'Check out' }).click();
      await page.getByText(/Your items are held for 15 minutes/).waitFor();
    },
    'checkout-faults': async () => {
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    },
  };
  await lookAtScreens(page, screens);
  await page.context().close();
});

/** A published shop whose owner takes messages and orders. */
async function prepareShop(request: APIRequestContext, address: string): Promise<string> {
  const tour = await publishTour(
    request,
    address,
    { 'floor.jpg': await panorama(30) },
    (id) =>
      ({
        name: 'Atelier Nord',
        tourtype: 'retail',
        factAddress: '1 Harbour Street, Vienna',
        products: [
          { id: 'jumper', name: 'Lambswool jumper', currency: 'EUR', price: 8900, sku: 'jumper', stock: 180 },
        ],
        scenes: [
          {
            id: 1,
            name: 'Shop floor',
            slug: `${id}/floor.jpg`,
            hotspots: [spot('jumper-here', 'product', 8, 0, { productId: 'jumper' })],
          },
        ],
      }) as never,
  );
  const headers = { origin: address };
  const { user } = await (await request.get(`${address}/api/auth/get-session`)).json();
  const data = {
    ...contactForm,
    phone: '+43 1 2345678',
    email: 'ines@example.com',
    whatsApp: '+4312345678',
    bookingUrl: 'https://calendar.example.com/ines',
  };
  for (const [path, body] of [
    ['contact-form', data],
    ['shop', { ...shopSettings, mail: 'never' }],
  ] as const) {
    const saved = await request.patch(`${address}/api/users/${user.id}/${path}`, { headers, data: body });
    expect(saved.ok(), await saved.text()).toBe(true);
  }
  return tour.id;
}
