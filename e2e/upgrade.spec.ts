/** Owners reach a limit of their plan and pay for a larger one: by an invoice that the operator notes as paid, and by card. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openStripeStandIn } from '../packages/server/src/plans/testing/stripe-stand-in.ts';
import { signUp } from './support/owner.ts';
import { type RunningTourwright, runTourwright } from './support/running-tourwright.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const limits = { tours: 5, scenes: 60, storage: '2 GB', members: 5, monthlyViews: 5000 };
const book = {
  currency: 'EUR',
  tax: { name: 'VAT', percent: 20 },
  seller: { name: 'Example Tours Ltd', address: ['1 Market Square'], payTo: ['IBAN EX00 0000 0000 0000'] },
  plans: [
    { id: 'starter', name: 'Starter', limits },
    {
      id: 'studio',
      name: 'Studio',
      limits: { ...limits, tours: 25, scenes: 400 },
      prices: { monthly: 2500, yearly: 30_000 },
    },
  ],
};

// What is refused is also reported in the console.
test.use({
  expectedConsole: [
    /403 \(Forbidden\).*\/api\/tours|Error creating tour: ApiError: An account has at most 5/,
  ],
});

let folder: string;
let stripe: Awaited<ReturnType<typeof openStripeStandIn>>;
let server: RunningTourwright;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tw-e2e-plans-'));
  await writeFile(join(folder, 'plans.json'), JSON.stringify(book));
  stripe = await openStripeStandIn();
  server = await runTourwright({
    PLANS_FILE: join(folder, 'plans.json'),
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
});
test.afterAll(async () => {
  await server?.close();
  await stripe?.close();
  await rm(folder, { recursive: true, force: true });
});

test('an owner at a limit orders a larger plan by invoice, and continues once the operator has the money @long', async ({
  page: owner,
  browser,
  watchConsole,
}) => {
  test.setTimeout(240_000);
  const { address } = server;
  const operator = await (await browser.newContext()).newPage();
  watchConsole(operator);
  await openOperator(operator);

  await signUp(owner, address, 'Ann Lee');
  await fillPlan(owner, 4);
  await owner.reload();
  const meter = owner.getByRole('region', { name: 'Your plan: Starter' });
  await expect(meter.getByRole('meter', { name: 'Tours' })).toHaveAttribute('aria-valuetext', '4 of 5');
  await expect(meter.getByText('Almost full. Published tours stay online.')).toBeVisible();
  await addTour(owner, 'Fifth');
  await owner.waitForURL(/\/editor\?tourId=/);
  await meetLimit(owner);
  await expectAccessible(owner);

  await owner.getByRole('dialog').getByRole('link', { name: 'See plans' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await expect(owner.getByRole('alert').getByText('All tours of your plan are used.')).toBeVisible();
  await expect(
    owner.getByRole('region', { name: 'Your usage' }).getByRole('meter', { name: 'Tours' }),
  ).toHaveAttribute('aria-valuetext', '5 of 5');
  await expect(owner.getByRole('region', { name: 'Studio' }).getByText('Fits what you have')).toBeVisible();
  await expectAccessible(owner);

  await owner.getByRole('button', { name: 'Choose Studio' }).click();
  const order = owner.getByRole('dialog', { name: 'Studio, yearly' });
  await order.getByText('Invoice', { exact: true }).click();
  await expect(order.getByRole('radio', { name: /^Invoice/ })).toBeChecked();
  await expect(order.getByText('€360.00')).toBeVisible();
  await order.getByRole('button', { name: 'Order and send invoice' }).click();
  const company = order.getByRole('textbox', { name: 'Company or name' });
  await expect(company).toBeFocused();
  await expect(order.getByText('Please fill this in.').first()).toBeVisible();
  await expectAccessible(owner);
  await company.fill('Lee Homes Ltd');
  await order.getByRole('textbox', { name: 'Street and number' }).fill('2 Quay Road');
  await order.getByRole('textbox', { name: 'Postcode and city' }).fill('1010 Vienna');
  await order.getByRole('textbox', { name: 'Country' }).fill('Austria');
  const email = await order.getByRole('textbox', { name: 'Send the invoice to' }).inputValue();
  await order.getByRole('button', { name: 'Order and send invoice' }).click();
  await expect(order).toBeHidden();

  const invoices = owner.getByRole('region', { name: 'Invoices' });
  await expect(invoices.getByText('Open')).toBeVisible();
  const link = invoices.getByRole('link', { name: /^PDF of invoice / });
  const number = (await link.textContent()) ?? '';
  const pdf = await owner.request.get(`${address}${await link.getAttribute('href')}`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const mail = await server.mailTo(email);
  expect(mail).toContain(number);
  expect(mail).toContain('application/pdf');
  await expect(owner.getByText(/^Waiting for your payment\. Its limits hold until/)).toBeVisible();

  await operator.goto(`${address}/admin?show=orders`);
  await expect(operator.getByText('Lee Homes Ltd')).toBeVisible();
  await expectAccessible(operator);
  await operator.getByRole('button', { name: `Set as paid: ${number}` }).click();
  const sure = operator.getByRole('dialog', { name: `Is the money of ${number} there?` });
  await sure.getByRole('button', { name: 'Set as paid' }).click();
  await expect(sure).toBeHidden();
  await expect(operator.getByRole('table').getByText('Paid', { exact: true })).toBeVisible();
  await operator.goto(`${address}/admin?show=audit`);
  await expect(
    operator.getByRole('row', { name: new RegExp(`Set an invoice as paid.*${number}`) }),
  ).toBeVisible();
  await operator.context().close();

  await owner.reload();
  await expect(invoices.getByText('Paid', { exact: true })).toBeVisible();
  await expect(owner.getByText(/^Waiting for your payment/)).toBeHidden();
  await expect(owner.getByRole('alert')).toHaveCount(0);
  await addTour(owner, 'Sixth');
  await owner.waitForURL(/\/editor\?tourId=/);
  await expect(owner.getByRole('heading', { name: 'Drop your 360 photos here' })).toBeVisible();
});

test('an owner at a limit pays by card, and continues once the provider has confirmed it @long', async ({
  page: owner,
}) => {
  test.setTimeout(240_000);
  const { address } = server;
  await signUp(owner, address, 'Karim Bello');
  await fillPlan(owner, 5);
  await meetLimit(owner);
  await owner.getByRole('dialog').getByRole('link', { name: 'See plans' }).click();

  // The provider's page, where somebody gives their card, is the one thing that stands in for itself.
  let sessionId = '';
  await owner.route('https://checkout.example/**', async (route) => {
    sessionId = new URL(route.request().url()).pathname.slice(1);
    const back = stripe.sessions.get(sessionId)?.form.get('success_url') ?? '';
    const href = back.replace('{CHECKOUT_SESSION_ID}', sessionId);
    const body = `<!doctype html><title>Checkout</title><a href="${href}">Pay</a>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
  await owner.getByRole('button', { name: 'Choose Studio' }).click();
  const order = owner.getByRole('dialog', { name: 'Studio, yearly' });
  await expect(order.getByRole('radio', { name: /^Card/ })).toBeChecked();
  await expect(order.getByText('€360.00')).toBeVisible();
  await expectAccessible(owner);
  await order.getByRole('button', { name: 'Go on to Stripe' }).click();
  await owner.getByRole('link', { name: 'Pay' }).click();

  // Coming back proves nothing; only the signed call does.
  await expect(owner.getByRole('status').filter({ hasText: 'Confirming your payment.' })).toBeVisible();
  await expect(owner.getByRole('alert').getByText('All tours of your plan are used.')).toBeVisible();
  const nextYear = new Date(Date.now() + 365 * 86_400_000);
  const subscription = stripe.pay(sessionId, nextYear);
  const object = { id: sessionId, object: 'checkout.session', subscription };
  const { payload, header } = stripe.event('checkout.session.completed', object);
  const sent = await fetch(`${address}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    body: payload,
  });
  expect(sent.status).toBe(200);
  await expect(owner.getByRole('status').filter({ hasText: 'Your payment is confirmed.' })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Card and receipts' })).toBeVisible();
  await expect(owner.getByRole('alert')).toHaveCount(0);
  await expectAccessible(owner);
  await addTour(owner, 'Sixth');
  await owner.waitForURL(/\/editor\?tourId=/);
  await expect(owner.getByRole('heading', { name: 'Drop your 360 photos here' })).toBeVisible();
});

/** Makes the page's new account the operator's, by the link that the first start printed. */
async function openOperator(page: Page): Promise<void> {
  await page.goto(await server.operatorLink());
  await page.getByLabel('Your name').fill('Olga Petrov');
  await page.getByLabel('E-mail').fill('olga.petrov@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
}

/** How many tours, by the HTTP interface. */
async function fillPlan(page: Page, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const made = await page.request.post(`${server.address}/api/tours`, {
      headers: { origin: server.address },
      data: { name: `Home ${number}` },
    });
    expect(made.ok(), await made.text()).toBe(true);
  }
}

async function addTour(page: Page, name: string): Promise<void> {
  await page.goto(`${server.address}/dashboard/myTour`);
  await page.getByRole('button', { name: 'New tour' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New tour' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create tour' }).click();
}

/** One tour too many is refused where it is requested, with the number and the ways out. */
async function meetLimit(page: Page): Promise<void> {
  await addTour(page, 'Sixth');
  const dialog = page.getByRole('dialog', { name: 'New tour' });
  await expect(dialog.getByRole('alert')).toContainText('Your account has all of its 5 tours.');
  await expect(dialog.getByRole('link', { name: 'Make room' })).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Sixth');
}
