/** The screens of money and of operators, with something in them, in both themes and at both sizes: nothing for axe to find. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { panorama, publishTour } from './support/full-tour.ts';
import { lookAtScreens, openScreen } from './support/look-at-screens.ts';
import { type RunningTourwright, runTourwright } from './support/running-tourwright.ts';
import { expect, test } from './support/test.ts';

let backups: string;
let server: RunningTourwright;
test.beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'tw-e2e-backups-'));
  server = await runTourwright({ BACKUP_DIR: backups });
});
test.afterAll(async () => {
  await server?.close();
  await rm(backups, { recursive: true, force: true });
});

test('an operator’s screens and those of plans are accessible in both themes at both sizes @long', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const { address } = server;
  await prepareServer(page.request, address);
  const press = async (name: RegExp) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
  };
  const admin = (show: string, seen: RegExp) => openScreen(page, `${address}/admin?show=${show}`, seen);
  const table = async (show: string) => {
    await page.goto(`${address}/admin?show=${show}`);
    await page.locator('tbody tr').first().waitFor();
  };
  const ofMaple = async (item: RegExp) => {
    await openScreen(page, `${address}/dashboard/myTour`, /Maple Lane/);
    await page.getByRole('button', { name: 'More for Maple Lane' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').waitFor();
  };
  const screens: Record<string, () => Promise<unknown>> = {
    health: () => openScreen(page, `${address}/admin`, /Checked at/),
    users: () => admin('users', /@example\.com/),
    plan: () => press(/^Change plan of Ann/),
    tours: () => admin('tours', /Maple Lane/),
    unpublish: () => press(/^Unpublish Maple Lane/),
    gallery: () => admin('gallery', /Maple Lane/),
    decision: () => press(/^Decline Maple Lane/),
    storage: () => admin('storage', /Accounts with the most files/),
    backups: () => admin('backups', /Comes back/),
    jobs: () => table('jobs'),
    mails: () => table('mails'),
    orders: () => admin('orders', /Lee Homes Ltd/),
    paid: () => press(/^Set as paid/),
    cancel: async () => {
      await page.keyboard.press('Escape');
      await press(/^Cancel 20/);
    },
    messages: () => admin('messages', /What does Business cost/),
    'delete-message': () => press(/^Delete message .* from Elena/),
    announcements: () => admin('announcements', /Back at noon/),
    audit: () => admin('audit', /Started a backup/),
    payment: () => openScreen(page, `${address}/payment`, /Your plan|Waiting/),
    order: () => press(/^Choose Business/),
    'gallery-place': () => ofMaple(/^Gallery/),
    profile: () => openScreen(page, `${address}/profile`, /Webhooks/),
  };
  await lookAtScreens(page, screens);
});

/** An operator with a published tour that asked for the gallery, an open invoice, a proven backup and an announcement. */
async function prepareServer(request: APIRequestContext, address: string): Promise<void> {
  const tour = await publishTour(
    request,
    address,
    { 'kitchen.jpg': await panorama(140) },
    (id) =>
      ({
        name: 'Maple Lane',
        scenes: [{ id: 1, name: 'Kitchen', slug: `${id}/kitchen.jpg`, hotspots: [] }],
      }) as never,
  );
  const ask = async (method: 'GET' | 'POST', path: string, data?: object) => {
    const answer = await request.fetch(`${address}${path}`, {
      method,
      headers: { origin: address },
      ...(data && { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const token = new URL(await server.operatorLink()).searchParams.get('operator');
  await ask('POST', '/api/operator', { token });
  await ask('POST', `/api/tours/${tour.id}/gallery`);
  const { user } = await ask('GET', '/api/auth/get-session');
  const buyer = {
    company: 'Lee Homes Ltd',
    taxNumber: '',
    street: '2 Quay Road',
    city: '1010 Vienna',
    country: 'Austria',
    email: 'ann@example.com',
  };
  const requestId = crypto.randomUUID();
  await ask('POST', `/api/users/${user.id}/plan/orders`, {
    planId: 'studio',
    period: 'yearly',
    requestId,
    buyer,
  });
  const { stamp } = await ask('GET', '/api/contact');
  const message = {
    stamp,
    kind: 'contact',
    about: 'other',
    name: 'Elena Sorel',
    email: 'elena@example.com',
    company: '',
    message: 'What does Business cost for a school?',
    consents: true,
    website: '',
    locale: 'en',
  };
  // What is sent at once counts as a bot's, which is not listed.
  const write = async () => {
    await ask('POST', '/api/contact', { ...message, requestId: crypto.randomUUID() });
    return (await ask('GET', '/api/operator/messages')).items.length;
  };
  await expect.poll(write, { intervals: [1500] }).toBeGreaterThan(0);
  await ask('POST', '/api/operator/announcements', { text: 'Back at noon', endsAt: null });
  // The one of the day is proven by itself.
  const isThere = async () => {
    const { items } = (await ask('GET', '/api/operator/backups')) as {
      items: { kind: string; provenAt: string | null }[];
    };
    return items.some(({ kind }) => kind === 'asked') && items.some(({ provenAt }) => provenAt !== null);
  };
  await expect
    .poll(async () => (await ask('POST', '/api/operator/backups', {})).started, { timeout: 30_000 })
    .toBe(true);
  await expect.poll(isThere, { timeout: 90_000 }).toBe(true);
}
