/** The examples of the viewer's package, as who starts them sees them: each works, and none says a word in the console. */

import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { isOfTestBrowser } from './support/of-test-browser.ts';

let site: ViteDevServer;
let address = '';
const said: string[] = [];

test.use({ viewport: { width: 800, height: 600 } });
test.beforeAll(async () => {
  site = await createServer({ root: 'packages/viewer/examples', logLevel: 'error', server: { port: 0 } });
  await site.listen();
  const [url] = site.resolvedUrls?.local ?? [];
  if (!url) throw new Error('The examples are not served');
  address = url;
});
test.afterAll(() => site.close());
test.beforeEach(({ page }) => {
  said.length = 0;
  page.on('console', (message) => {
    if (isOfTestBrowser(message.text())) return;
    // The development server's own words.
    if (!message.text().startsWith('[vite]') && !message.text().includes('React DevTools')) {
      said.push(message.text());
    }
  });
  page.on('pageerror', ({ message }) => said.push(message));
});
test.afterEach(() => expect(said).toEqual([]));

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${address}${name}/`);
}

const sharp = '[data-tourwright="sharp"]';

test('one page has all examples: each becomes sharp, beside its code', { tag: '@long' }, async ({ page }) => {
  await page.goto(address);
  const links = page.getByRole('navigation').getByRole('link');
  const names = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ hash }) => hash.slice(1)));
  expect(names.length).toBeGreaterThan(6);
  for (const [index, name] of names.entries()) {
    await links.nth(index).click();
    await expect(page.locator('#source-name')).toHaveText(new RegExp(`^${name}/main`));
    await expect(page.locator('#source')).toContainText('@tourwright/viewer');
    const example = page.frameLocator('#example');
    const shown = name === 'frame' ? example.frameLocator('iframe') : example;
    await expect(shown.locator(sharp).first()).toBeVisible({ timeout: 60_000 });
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'page');
  }
});

test('panoramas of all kinds: each becomes sharp', { tag: '@long' }, async ({ page }) => {
  await open(page, 'panoramas');
  const kinds = page.getByRole('combobox');
  const names = await kinds.locator('option').allTextContents();
  expect(names.length).toBe(9);
  for (const name of names) {
    await kinds.selectOption(name);
    await expect(page.locator(`#tour${sharp}`), name).toBeVisible({ timeout: 60_000 });
  }
});

test('tours of other viewers: each opens, and one can walk through it', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'other-viewers');
  const tour = page.locator(`#tour${sharp}`);
  for (const name of ['Pannellum', 'Photo Sphere Viewer']) {
    await page.getByRole('combobox').selectOption(name);
    await expect(page.getByRole('status')).toHaveText('You are here: Studio', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Go to Kitchen' }).click();
    await expect(page.getByRole('status')).toHaveText('You are here: Kitchen');
    await expect(tour).toBeVisible({ timeout: 60_000 });
  }
  await page.getByRole('combobox').selectOption('Marzipano Tool');
  await expect(page.getByRole('status')).toHaveText('You are here: Studio');
  await expect(tour).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Sofa bed' })).toBeAttached();
});

test('createViewer: opens scenes, turns and reports where the visitor is', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'create-viewer');
  await expect(page.locator(`#tour${sharp}`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status')).toHaveText('You are here: Studio');
  await page.getByRole('button', { name: 'To the kitchen' }).click();
  await expect(page.getByRole('status')).toHaveText('You are here: Kitchen');
  await page.getByRole('button', { name: 'Look at the sofa' }).click();
  await expect(page.getByRole('status')).toHaveText('You are here: Studio');
  await page.getByRole('button', { name: 'Sofa bed' }).click();
  await expect(page.getByRole('status')).toContainText('Sofa bed:');
});

test('TourViewer: follows its props, and they follow it', { tag: '@long' }, async ({ page }) => {
  await open(page, 'react');
  const stage = page.locator('.stage');
  await expect(stage).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click();
  await expect(stage).toHaveAttribute('data-scene', '2');
  await page.getByRole('button', { name: 'Go to Studio' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('button', { name: 'Studio', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('tour-viewer: two on a page, each with its own tour, and one can be taken away', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'element');
  await expect(page.locator(`#studio${sharp}`)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(`#kitchen${sharp}`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status')).toHaveText('You are here: Studio');
  await expect(page.locator('#kitchen')).toHaveAttribute('data-scene', '2');
  await expect(page.getByRole('link', { name: 'for browsers that cannot show it' })).toBeHidden();
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('own parts: tiles that are painted on demand, and a hotspot with content of its own', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'own-parts');
  await expect(page.locator(`#tour${sharp}`)).toBeVisible({ timeout: 60_000 });
  const price = page.getByRole('button', { name: 'Chair, 49 euros' });
  await expect(price.locator('.price')).toHaveText('Chair, 49 euros');
  await price.click();
  await expect(page.getByRole('status')).toHaveText('Chosen: Chair, 49 euros');
});

test('frame: the page around a tour hears it and moves it', { tag: '@long' }, async ({ page }) => {
  await open(page, 'frame');
  await expect(page.getByRole('status')).toHaveText('The frame shows scene 1', { timeout: 60_000 });
  await page.getByRole('button', { name: 'To the kitchen' }).click();
  await expect(page.getByRole('status')).toHaveText('The frame shows scene 2');
});
