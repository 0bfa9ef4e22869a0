/** An owner's screens with something in them, in both themes and at both sizes: nothing for axe to find. */
import type { APIRequestContext } from '@playwright/test';
import { contactForm } from '../packages/server/src/testing/lead-access.ts';
import { order, shopSettings } from '../packages/server/src/testing/order-access.ts';
import { panorama, publishTour, spot } from './support/full-tour.ts';
import { lookAtScreens, openScreen } from './support/look-at-screens.ts';
import { expect, test } from './support/test.ts';

test('an owner’s screens are accessible in both themes at both sizes @long', async ({ page, tourwright }) => {
  test.setTimeout(480_000);
  const { address } = tourwright;
  const tourId = await prepareTours(page.request, address);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };
  const screens: Record<string, () => Promise<unknown>> = {
    overview: () => openScreen(page, `${address}/dashboard`, /Latest orders/),
    tours: () => openScreen(page, `${address}/dashboard/myTour`, /Atelier Nord/),
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
      await openScreen(page, `${address}/dashboard/myTour`, /Atelier Nord/);
      await page.getByRole('button', { name: 'More for Atelier Nord' }).click();
      await page.getByRole('menuitem', { name: 'Facts' }).click();
      await page.getByRole('textbox', { name: 'Monday' }).waitFor();
    },
    table: () => openScreen(page, `${address}/dashboard/myTour?view=list`, /Atelier Nord/),
    bin: () => openScreen(page, `${address}/dashboard/myTour?show=bin`, /Old barn/),
    leads: () => openScreen(page, `${address}/dashboard/leads`, /Marta Lindqvist/),
    lead: () => page.getByRole('link', { name: /Marta Lindqvist/ }).click(),
    'lead-visit': () => press('Set a visit'),
    'lead-delete': async () => {
      await page.keyboard.press('Escape');
      await press('Delete for good');
    },
    'lead-form': async () => {
      await openScreen(page, `${address}/dashboard/leads`, /Marta Lindqvist/);
      await press('Contact form');
    },
    orders: () => openScreen(page, `${address}/dashboard?show=orders`, /Jonas Brandt/),
    order: () => page.getByRole('link', { name: /Jonas Brandt/ }).click(),
    'order-cancel': () => press('Cancel order'),
    shop: async () => {
      await openScreen(page, `${address}/dashboard?show=orders`, /Jonas Brandt/);
      await press('Shop settings');
    },
    products: () => openScreen(page, `${address}/dashboard?show=products`, /Lambswool jumper/),
    profile: () => openScreen(page, `${address}/profile`, /Webhooks/),
    welcome: () => openScreen(page, `${address}/welcome/${tourId}`, /1 Harbour Street/),
    people: () => openScreen(page, `${address}/dashboard?show=people`, /People/),
    invite: () => press('Invite'),
    'hand-over': async () => {
      await page.keyboard.press('Escape');
      await press('Hand over a tour');
    },
  };
  await lookAtScreens(page, screens);
});

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
  const data = {
    ...order,
    requestId: crypto.randomUUID(),
    cartId: crypto.randomUUID(),
    stamp,
    sceneId: 1,
  };
  const send = () => request.post(`${address}/api/tours/${tour.id}/orders`, { headers, data });
  await expect.poll(async () => (await send()).ok(), { intervals: [1500] }).toBe(true);
  return tour.id;
}
