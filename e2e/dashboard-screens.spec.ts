/** An owner's screens with something in them, in both themes and at both sizes: nothing for axe to find. */
import type { APIRequestContext, Page } from '@playwright/test';
import { contactForm } from '../packages/server/src/testing/lead-access.ts';
import { shopSettings } from '../packages/server/src/testing/order-access.ts';
import { panorama, publishTour, spot } from './support/full-tour.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('an owner’s screens are accessible in both themes at both sizes @long', async ({ page, tourwright }) => {
  test.setTimeout(480_000);
  const { address } = tourwright;
  const tourId = await prepareTours(page.request, address);
  const screens: Record<string, () => Promise<unknown>> = {
    overview: () => open(page, `${address}/dashboard`, /Latest orders/),
    tours: () => open(page, `${address}/dashboard/myTour`, /Atelier Nord/),
    chosen: async () => {
      await page.getByRole('checkbox', { name: 'Select Atelier Nord' }).check();
      await page.getByRole('group', { name: 'Selected tours' }).waitFor();
    },
    labels: async () => {
      await page
        .getByRole('group', { name: 'Selected tours' })
        .getByRole('button', { name: 'Labels' })
        .click();
      await page.getByRole('dialog').waitFor();
    },
    facts: async () => {
      await open(page, `${address}/dashboard/myTour`, /Atelier Nord/);
      await page.getByRole('button', { name: 'More for Atelier Nord' }).click();
      await page.getByRole('menuitem', { name: 'Facts' }).click();
      await page.getByRole('textbox', { name: 'Monday' }).waitFor();
    },
    table: () => open(page, `${address}/dashboard/myTour?view=list`, /Atelier Nord/),
    bin: () => open(page, `${address}/dashboard/myTour?show=bin`, /Old barn/),
    leads: () => open(page, `${address}/dashboard/leads`, /Marta Lindqvist/),
    lead: () => page.getByRole('link', { name: /Marta Lindqvist/ }).click(),
    orders: () => open(page, `${address}/dashboard?show=orders`, /Jonas Brandt/),
    order: () => page.getByRole('link', { name: /Jonas Brandt/ }).click(),
    products: () => open(page, `${address}/dashboard?show=products`, /Lambswool jumper/),
    profile: () => open(page, `${address}/profile`, /Webhooks/),
    welcome: () => open(page, `${address}/welcome/${tourId}`, /1 Harbour Street/),
    people: () => open(page, `${address}/dashboard?show=people`, /People/),
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const [name, show] of Object.entries(screens)) {
        await test.step(`${name}, ${colorScheme}, ${size.width}`, async () => {
          await show();
          await expectAccessible(page);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wide, 'nothing is wider than the page').toBeLessThanOrEqual(0);
          if (process.env['PICTURES'])
            await page.screenshot({
              path: `${process.env['PICTURES']}/${name}-${colorScheme}-${size.width}.png`,
            });
        });
      }
    }
  }
});

/** Opens an address and waits for what is visible there. */
async function open(page: Page, address: string, seen: RegExp): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByText(seen).first()).toBeVisible();
}

/** A shop with a message, an order, labels and something in the bin. */
async function prepareTours(request: APIRequestContext, address: string): Promise<string> {
  const tour = await publishTour(
    request,
    address,
    { 'floor.jpg': await panorama(30) },
    (id) =>
      ({
        name: 'Atelier Nord',
        tourtype: 'retail',
        factAddress: '1 Harbour Street, Vienna',
        factCategories: ['Knitwear', 'Bags'],
        factHours: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
        products: [
          { id: 'jumper', name: 'Lambswool jumper', currency: 'EUR', price: 8900, sku: 'jumper', stock: 18 },
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
  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) => {
    const answer = await request.fetch(`${address}${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  await ask('PATCH', `/api/tours/${tour.id}/labels`, { labels: ['Vienna', 'Spring window'] });
  const old = await ask('POST', '/api/tours', { name: 'Old barn' });
  await ask('DELETE', `/api/tours/${old.id}`);
  const { user } = await ask('GET', '/api/auth/get-session');
  await ask('PATCH', `/api/users/${user.id}/contact-form`, contactForm);
  const { form } = await ask('GET', `/api/tours/${tour.id}/contact-form`);
  const lead = {
    stamp: form.stamp,
    name: 'Marta Lindqvist',
    email: 'marta@example.com',
    phone: '',
    message: 'Is the shop open on Saturday?',
    consentVersion: form.consentVersion,
    consents: true,
    website: '',
    locale: 'en',
    sceneId: 1,
    view: null,
    path: [{ id: 1, name: 'Shop floor' }],
  };
  // An immediate submission is treated as a bot's, so until the form is old enough the list stays empty.
  await expect
    .poll(
      async () => {
        await ask('POST', `/api/tours/${tour.id}/leads`, { ...lead, requestId: crypto.randomUUID() });
        return (await ask('GET', '/api/leads')).items.length;
      },
      { intervals: [1500] },
    )
    .toBeGreaterThan(0);
  await ask('PATCH', `/api/users/${user.id}/shop`, { ...shopSettings, mail: 'never' });
  const { stamp } = (await ask('GET', `/api/tours/${tour.id}/shop`)).shop;
  const order = {
    requestId: crypto.randomUUID(),
    cartId: crypto.randomUUID(),
    stamp,
    website: '',
    items: [{ productId: 'jumper', variantId: null, quantity: 1 }],
    total: 8900,
    name: 'Jonas Brandt',
    email: 'jonas@example.com',
    phone: '',
    delivery: 'pickup',
    address: '',
    payment: 'in-shop',
    note: '',
    locale: 'en',
    sceneId: 1,
  };
  const send = () => request.post(`${address}/api/tours/${tour.id}/orders`, { headers, data: order });
  await expect.poll(async () => (await send()).ok(), { intervals: [1500] }).toBe(true);
  return tour.id;
}
