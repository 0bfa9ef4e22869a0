/**
 * Pictures of every screen at both sizes, for `docs/screens`: `npm run screens`. Not a test of the suite; it fails
 * only when a screen does not come.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoSources } from '@tourwright/demo';
import sharp from 'sharp';
import { frames } from './support/frames.ts';
import {
  addLink,
  addPhotos,
  createTour,
  openScene,
  publish,
  saved,
  sharpViewer,
  signUp,
} from './support/owner.ts';
import { runSeededTourwright } from './support/seeded-tourwright.ts';
import { test } from './support/test.ts';

const folder = 'docs/screens';
const photos = ['living-room', 'kitchen'].map((name) => `packages/web/src/editor/samples/${name}.webp`);
const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };

test('takes a picture of every screen at both sizes', async ({ page, browser, tourwright }) => {
  test.setTimeout(900_000);
  await mkdir(folder, { recursive: true });
  const { address } = tourwright;
  const visitor = await browser.newContext();
  for (const name of [
    'login',
    'signup',
    'reset-password',
    'verify-email',
    'action-handler',
    'contact',
    'solutions',
    'payment',
    'terms',
    'policy',
    'partner',
    'faqs',
  ]) {
    await both(visitor, `${address}/${name}`, name);
  }
  await signUp(page, address, 'Ines Novak');
  const owner = page.context();
  await both(owner, `${address}/dashboard`, 'dashboard-empty');
  await both(owner, `${address}/editor`, 'editor-create');
  const tourId = await createTour(page, address, 'Maple Lane family home');
  await both(owner, page.url(), 'editor-empty');
  await addPhotos(page, photos);
  await openScene(page, 'Living room');
  await addLink(page, 'Kitchen', { x: 0.62, y: 0.55 });
  await saved(page);
  await publish(page);
  await page.keyboard.press('Escape');
  await both(owner, `${address}/editor?tourId=${tourId}`, 'editor', sharpViewer);
  await both(owner, `${address}/dashboard`, 'dashboard');
  await both(owner, `${address}/dashboard/myTour`, 'dashboard-tours');
  await both(owner, `${address}/dashboard/leads`, 'dashboard-leads');
  await both(owner, `${address}/profile`, 'profile');
  await both(visitor, `${address}/welcome/${tourId}`, 'welcome');
  await both(visitor, `${address}/welcome/nothing`, 'welcome-unknown');
  await both(
    visitor,
    `${address}/preview/maple-lane?tourId=${tourId}&alert=true`,
    'preview-hint',
    sharpViewer,
  );
  await both(visitor, `${address}/preview/maple-lane?tourId=${tourId}`, 'preview', sharpViewer);
  await both(visitor, `${address}/embed/${tourId}`, 'embed', sharpViewer);
  await visitor.close();
});

test('takes pictures of the landing page and the gallery with its tours', async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await runSeededTourwright();
  const visitor = await browser.newContext();
  await both(visitor, server.address, 'landing');
  await both(visitor, `${server.address}/explore`, 'explore', async (page) => {
    await expect(page.getByRole('article')).toHaveCount(demoSources().length);
    // The middle of the page: the featured tour and the first cards.
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
    await frames(page, 90);
  });
  await visitor.close();
  await server.close();
});

/** One page at both sizes, once it has come to rest. */
async function both(
  context: BrowserContext,
  url: string,
  name: string,
  ready?: (page: Page) => Promise<unknown>,
) {
  for (const [width, viewport] of Object.entries(sizes)) {
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    await page.goto(url);
    // A welcome page never rests: its counted visit is sent with keepalive, whose end Chromium does not report.
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
    await ready?.(page);
    await frames(page, 45);
    const picture = await page.screenshot({ timeout: 60_000 });
    await sharp(picture)
      .webp({ quality: 82 })
      .toFile(join(folder, `${name}-${width}.webp`));
    await page.close();
  }
}
