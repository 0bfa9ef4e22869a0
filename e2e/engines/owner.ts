/** What an owner does, by pointer and keys alone, so that it is the same in every engine. */
import { expect } from '@playwright/test';
import type { EnginePage } from './engine.ts';
import { find, sharpScene } from './look.ts';

async function press(page: EnginePage, selector: string, text = ''): Promise<void> {
  await page.click(await find(page, selector, text));
}

/** Types into a field, and sends its form where that is wanted. */
async function fill(page: EnginePage, selector: string, text: string, end: '' | '\n' = ''): Promise<void> {
  await press(page, selector);
  const field = () =>
    page.evaluate((css: string) => {
      const { activeElement } = document;
      return activeElement instanceof HTMLInputElement && activeElement.matches(css)
        ? activeElement.value
        : null;
    }, selector);
  await expect.poll(field, { message: `${selector} has the keyboard` }).toBe('');
  await page.type(text);
  await expect.poll(field, { message: `${selector} holds what was typed` }).toBe(text);
  if (end) await page.type(end);
}

const addressOf = (page: EnginePage) => page.evaluate(() => location.href);

/** Signs up on the page and ends on the dashboard. */
export async function signUp(page: EnginePage, address: string): Promise<void> {
  await page.goto(`${address}/signup?next=%2Fdashboard`);
  await fill(page, 'input[name=name]', 'Ann Lee');
  await fill(page, 'input[name=email]', `ann.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await fill(page, 'input[name=password]', 'correct horse battery', '\n');
  await expect.poll(() => addressOf(page), { timeout: 30_000 }).toContain('/dashboard');
}

/** Creates a tour in the editor and returns its id. */
export async function createTour(page: EnginePage, address: string, name: string): Promise<string> {
  await page.goto(`${address}/editor`);
  await fill(page, '[role=dialog] input[type=text], dialog input[type=text]', name, '\n');
  await expect.poll(() => addressOf(page), { timeout: 30_000 }).toContain('tourId=');
  await find(page, 'h2', 'Drop your 360 photos here');
  return new URL(await addressOf(page)).searchParams.get('tourId') ?? '';
}

/** Gives photos to the file input and waits until each is a scene with a picture; the open one is sharp. */
export async function upload(page: EnginePage, paths: string[]): Promise<void> {
  await page.chooseFiles(paths);
  const drawn = () =>
    page.evaluate(() => {
      const pictures = document.querySelectorAll<HTMLImageElement>(
        '[aria-label="Scenes in their order"] img',
      );
      return [...pictures].filter(({ naturalWidth }) => naturalWidth > 0).length;
    });
  await expect
    .poll(drawn, { timeout: 150_000, message: 'every photo has become a scene' })
    .toBe(paths.length);
  await sharpScene(page);
}

/** Puts a link into the middle of one scene that leads to another, and back. */
export async function link(page: EnginePage, from: string, to: string): Promise<void> {
  await press(page, 'button', `Open ${from}`);
  await sharpScene(page);
  await press(page, '[role=toolbar] button', 'Link');
  await press(page, '[data-tourwright]');
  await press(page, '[role=dialog] [role=option]', to);
  await find(page, '[data-hotspot-id][data-kind=link]');
}

/** Publishes, and waits until the screen says that visitors can come. */
export async function publish(page: EnginePage): Promise<void> {
  await find(page, '[role=status]', 'Saved');
  await press(page, 'button', 'Publish');
  await press(page, 'button', 'Publish now');
  await find(page, 'body *', 'Your tour is live');
}

/** Comes in as a visitor does: by the welcome page. */
export async function enter(page: EnginePage, address: string, tourId: string): Promise<string> {
  await page.goto(`${address}/welcome/${tourId}`);
  await press(page, 'a, button', 'ENTER TOUR');
  await expect.poll(() => addressOf(page), { timeout: 30_000 }).toContain('/preview/');
  const scene = await sharpScene(page);
  await press(page, 'button', 'Got it');
  return scene;
}
