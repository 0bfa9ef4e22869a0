/** What an owner does in the browser, in their words; every step waits until the screen shows that it is done. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { makeTour, panorama } from './full-tour.ts';
import { paintedPanorama } from './painted-once.ts';
import type { RunningTourwright } from './running-tourwright.ts';

const usualPassword = 'correct horse battery';

/** A page on a phone, of a visitor or owner of its own. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  return context.newPage();
}

/** Signs up on the page and ends on the dashboard. Returns the address that was used. */
export async function signUp(page: Page, address: string, name = 'Ann Lee'): Promise<string> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto(`${address}/signup?next=%2Fdashboard`);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(usualPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  return email;
}

/** Opens the link that was mailed to confirm the address of the account that the page is logged in with. Returns that. */
export async function confirmAddress(
  page: Page,
  { address, mailTo }: Pick<RunningTourwright, 'address' | 'mailTo'>,
): Promise<string> {
  const { user } = await (await page.request.get(`${address}/api/auth/get-session`)).json();
  let link = '';
  const read = async () => {
    const text = (await mailTo(user.email)).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    link = /https?:\/\/\S+\/action-handler\?\S+/.exec(text)?.[0] ?? '';
    return link;
  };
  await expect.poll(read, { timeout: 60_000 }).not.toBe('');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  return user.email;
}

/** Creates a tour in the editor and returns its id. */
export async function createTour(page: Page, address: string, name: string): Promise<string> {
  await page.goto(`${address}/editor`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create tour' }).click();
  await page.waitForURL(/tourId=/);
  await expect(page.getByRole('heading', { name: 'Drop your 360 photos here' })).toBeVisible();
  return new URL(page.url()).searchParams.get('tourId') ?? '';
}

/**
 * Signs up and opens a tour of painted scenes (hues by names) in the editor, where neither the forms nor the upload are
 * the story: by the HTTP interface that takes a third of their time. Returns the tour's id.
 */
export async function openTour(
  page: Page,
  address: string,
  name: string,
  rooms: Record<string, number>,
): Promise<string> {
  const named = Object.entries(rooms).map(([room, hue]) => ({
    room,
    hue,
    file: `${room.toLowerCase()}.jpg`,
  }));
  const files: Record<string, { body: Buffer; type: string }> = {};
  for (const { file, hue } of named) files[file] = await panorama(hue);
  const id = await makeTour(page.request, address, files, (tourId) => {
    const scenes = named.map(({ room, file }, index) => {
      return { id: index + 1, name: room, slug: `${tourId}/${file}`, hotspots: [] };
    });
    return { name, scenes } as never;
  });
  await page.goto(`${address}/editor?tourId=${id}`);
  await expect(sceneCards(page).locator('img')).toHaveCount(named.length);
  await sharpViewer(page);
  return id;
}

/** A file as a camera names it, painted; another hue is another scene. */
export async function photo(name: string, hue: number, width = 1024) {
  return { name, mimeType: 'image/jpeg', buffer: await paintedPanorama(hue, width) };
}

type Files = Awaited<ReturnType<typeof photo>>[] | string[];

/** Chooses photos by the button. */
export async function choosePhotos(page: Page, files: Files): Promise<void> {
  await chooseFiles(page, page.getByRole('button', { name: /^(Choose|Add) photos$/ }).first(), files);
}

/** Presses a button that asks for files, and chooses these. */
export async function chooseFiles(
  page: Page,
  button: Locator,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}

/** Adds photos by the button and waits until each has become a scene that can be looked at. */
export async function addPhotos(page: Page, files: Files): Promise<void> {
  await choosePhotos(page, files);
  await expect(sceneCards(page)).toHaveCount(files.length);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 90_000 });
  await expect(sceneCards(page).locator('img')).toHaveCount(files.length, { timeout: 60_000 });
}

export function sceneCards(page: Page): Locator {
  return page.getByRole('list', { name: 'Scenes in their order' }).getByRole('listitem');
}

/** The viewer's element; the editor has small ones beside it, too. */
export function mainViewer(page: Page): Locator {
  return page.locator('[data-tourwright]:not([data-inset] *)');
}

/** The viewer's element, sharp. */
export async function sharpViewer(page: Page): Promise<Locator> {
  const viewer = mainViewer(page);
  await expect(viewer).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
  return viewer;
}

export async function openScene(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Open ${name}`) }).click();
  await sharpViewer(page);
}

/** Adds a link in the scene that is open, at a place of the canvas (0..1), with its way back. */
export async function addLink(page: Page, target: string, at = { x: 0.5, y: 0.6 }): Promise<void> {
  await page
    .getByRole('toolbar', { name: 'Add to this scene' })
    .getByRole('button', { name: 'Link' })
    .click();
  await clickCanvas(page, at);
  const dialog = page.getByRole('dialog', { name: 'Where does it go?' });
  await expect(dialog.getByRole('checkbox', { name: 'Also add the way back' })).toBeChecked();
  await dialog.getByRole('option', { name: target }).click();
  await expect(dialog).toBeHidden();
  // The tool for links stays active.
  await page.keyboard.press('v');
}

export async function clickCanvas(page: Page, at: { x: number; y: number }): Promise<void> {
  const box = await mainViewer(page).boundingBox();
  if (!box) throw new Error('There is no canvas');
  await page.mouse.click(box.x + box.width * at.x, box.y + box.height * at.y);
}

/** Waits until the screen calls everything saved. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
}

export async function publish(page: Page): Promise<void> {
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Your tour is live').first()).toBeVisible();
}
