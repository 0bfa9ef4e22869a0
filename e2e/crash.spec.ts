/**
 * `kill -9` of the whole process group at random points of the main story, then a start on the same data: whatever the
 * screen called saved is there, uploads continue, jobs finish. The same in each run of CI, by chance in the long tier:
 * the seed is printed, `TOURWRIGHT_SEED` repeats a run, and `TOURWRIGHT_CRASHES` says how often it kills.
 */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { clickCanvas, openTour, photo, publish, saved, sharpViewer } from './support/owner.ts';
import { pause, type RunningTourwright, runTourwright } from './support/running-tourwright.ts';
import { expect, test } from './support/test.ts';

const crashes = Number(process.env['TOURWRIGHT_CRASHES'] ?? 2);
const seed = Number(process.env['TOURWRIGHT_SEED'] ?? 1);

// While the server is down the browser reports every refused connection, and our own log what came of it.
test.use({
  expectedConsole: [
    /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|Failed to load resource|ERR_NETWORK|Failed to fetch|^Error [a-z ]+:/,
  ],
});

let tourwright: RunningTourwright;
test.beforeAll(async () => {
  tourwright = await runTourwright();
});
test.afterAll(() => (tourwright as RunningTourwright | undefined)?.close());

test(`loses nothing over ${crashes} kills`, async ({ page }) => {
  test.setTimeout(120_000 + crashes * 90_000);
  console.log(`Killing with TOURWRIGHT_SEED=${seed}`);
  const random = randomFrom(seed);
  const tourId = await openTour(page, tourwright.address, 'Crash house', { Hall: 10 });
  const first = await photo('hall.jpg', 10, 1024);
  const owner = new Owner(page, tourId, hashOf(first.buffer));

  for (let round = 1; round <= crashes; round++) {
    await test.step(`kill ${round}`, async () => {
      await sharpViewer(page);
      const steps = pick(
        random,
        [owner.renameTour, owner.renameScene, owner.addNote, owner.uploadPhoto, owner.publish],
        3,
      );
      const died = (async () => {
        await pause(random() * 4000);
        await tourwright.kill();
      })();
      // A step that the kill cut short is not expected; one that came through is.
      for (const step of steps) await step(round).catch(() => undefined);
      await died;
      const reopens = random() < 0.4;
      await tourwright.start();
      if (reopens) await page.goto(`${tourwright.address}/editor?tourId=${tourId}`);
      await owner.expectEverything(tourwright.address);
    });
  }
});

/** The owner at the editor, who remembers what was done. */
class Owner {
  readonly #page: Page;
  readonly #tourId: string;
  readonly #hashes: Set<string>;
  #tourName: string | null = null;
  #sceneName: string | null = null;
  readonly #notes = new Set<string>();

  constructor(page: Page, tourId: string, firstHash: string) {
    this.#page = page;
    this.#tourId = tourId;
    this.#hashes = new Set([firstHash]);
  }

  readonly renameTour = async (round: number) => {
    const field = this.#page.getByRole('textbox', { name: 'Tour name' });
    await field.fill(`Crash house ${round}`);
    await field.press('Enter');
    this.#tourName = `Crash house ${round}`;
  };

  readonly renameScene = async (round: number) => {
    const card = this.#page.getByRole('button', { name: /^Open .*the tour starts here/ });
    await card.click({ timeout: 5000 });
    await card.press('F2');
    const field = this.#page.getByRole('list', { name: 'Scenes in their order' }).getByRole('textbox');
    await field.fill(`Hall ${round}`, { timeout: 5000 });
    await field.press('Enter');
    this.#sceneName = `Hall ${round}`;
  };

  readonly addNote = async (round: number) => {
    const dock = this.#page.getByRole('toolbar', { name: 'Add to this scene' });
    await dock.getByRole('button', { name: 'Info' }).click({ timeout: 5000 });
    await clickCanvas(this.#page, placeOf(round));
    const label = this.#page.getByRole('textbox', { name: 'Label' });
    await label.fill(`Note ${round}`, { timeout: 5000 });
    await label.press('Tab');
    this.#notes.add(`Note ${round}`);
  };

  readonly uploadPhoto = async (round: number) => {
    const file = await photo(`room-${round}.jpg`, 17 * round, 2048);
    // Awaited together: where a kill leaves both waiting, a failure of the other alone would be nobody's and end the test.
    const [chooser] = await Promise.all([
      this.#page.waitForEvent('filechooser', { timeout: 5000 }),
      this.#page.getByRole('button', { name: 'Add photos' }).first().click({ timeout: 5000 }),
    ]);
    await chooser.setFiles(file);
    await expect(this.#page.getByText(`Room ${round}`, { exact: true }).first()).toBeVisible();
    this.#hashes.add(hashOf(file.buffer));
  };

  readonly publish = async () => {
    const button = this.#page.getByRole('button', { name: 'Publish', exact: true });
    if (await button.isEnabled()) await publish(this.#page);
  };

  /** The screen comes to rest, and the server has all that was done. */
  async expectEverything(address: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    if (await dialog.isVisible()) await this.#page.keyboard.press('Escape');
    await saved(this.#page);
    await expect
      .poll(() => this.#stored(address), { timeout: 90_000, intervals: [500] })
      .toEqual({
        name: this.#tourName ?? 'Crash house',
        hasSceneName: true,
        missingNotes: [],
        photos: [...this.#hashes].sort(),
        states: ['ready'],
        isSlugTwice: false,
      });
  }

  async #stored(address: string) {
    const { request } = this.#page.context();
    const answer = await request.get(`${address}/api/tours/${this.#tourId}`);
    const media = await request.get(`${address}/api/tours/${this.#tourId}/media`);
    if (!answer.ok() || !media.ok()) return { status: answer.status() };
    const tour: Tour = await answer.json();
    const images: Record<string, ImageInfo> = (await media.json()).images;
    const slugs = tour.scenes.map(({ slug }) => slug);
    const texts = new Set(tour.scenes.flatMap(({ hotspots }) => hotspots.map(({ text }) => text)));
    return {
      name: tour.name,
      hasSceneName: this.#sceneName === null || tour.scenes.some(({ name }) => name === this.#sceneName),
      missingNotes: [...this.#notes].filter((note) => !texts.has(note)),
      photos: slugs.map((slug) => images[slug]?.sha256 ?? slug).sort(),
      states: [...new Set(slugs.map((slug) => images[slug]?.state ?? 'none'))],
      isSlugTwice: new Set(slugs).size !== slugs.length,
    };
  }
}

/** A place for each round's note, so far from the others that a click does not meet one of them. */
function placeOf(round: number): { x: number; y: number } {
  return { x: 0.12 + 0.12 * (round % 7), y: 0.2 + 0.14 * (Math.floor(round / 7) % 4) };
}

/** Numbers 0..1 that are the same for the same seed (mulberry32 by Tommy Ettinger, public domain). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<T>(random: () => number, items: readonly T[], count: number): T[] {
  return Array.from({ length: count }, () => items[Math.floor(random() * items.length)] as T);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
