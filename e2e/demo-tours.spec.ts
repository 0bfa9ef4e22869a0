/** Every demo tour as a visitor walks through it: by its links, from the first scene to all others and back. */

import { expect, type Page, test } from '@playwright/test';
import { demoId, demoSources } from '@tourwright/demo';
import { isKind, type Tour } from '@tourwright/tour/document';
import type { RunningTourwright } from './support/running-tourwright.ts';
import { runSeededTourwright } from './support/seeded-tourwright.ts';

const demos = demoSources();
let server: RunningTourwright;

// Small pictures: the walk is looked at, not its beauty.
test.use({ viewport: { width: 480, height: 320 } });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await runSeededTourwright();
});
// Not there when it did not start.
test.afterAll(() => (server as RunningTourwright | undefined)?.close());

/** The links to take, one after the other, so that one comes to every scene and back the same way. */
function walk({ scenes }: Tour): { link: string; to: number }[] {
  const seen = new Set<number>();
  const from = (id: number, back: number | null): { link: string; to: number }[] => {
    seen.add(id);
    const links = scenes
      .find((scene) => scene.id === id)!
      .hotspots.filter((hotspot) => isKind(hotspot, 'link'))
      .map((hotspot) => ({ link: hotspot.id, to: hotspot.targetSceneId! }));
    const ahead = links.flatMap((step) => (seen.has(step.to) ? [] : [step, ...from(step.to, id)]));
    return [...ahead, ...links.filter(({ to }) => to === back)];
  };
  return from(scenes[0]!.id, null);
}

async function arrive(page: Page, sceneId: number): Promise<void> {
  const viewer = page.locator('[data-tourwright]').first();
  await expect(viewer).toHaveAttribute('data-scene', String(sceneId));
  await expect(viewer).toHaveAttribute('data-tourwright', /preview|sharp/);
}

for (const { slug, name } of demos) {
  test(`${name} can be walked through`, { tag: '@long' }, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const answer = await fetch(`${server.address}/api/tours/${demoId(slug)}`);
    const tour = (await answer.json()) as Tour;
    await page.goto(`${server.address}/embed/${demoId(slug)}`);
    await arrive(page, tour.scenes[0]!.id);
    const reached = new Set([tour.scenes[0]!.id]);
    for (const { link, to } of walk(tour)) {
      // A link may be behind the visitor's back: it is pressed like a button that the keyboard has found.
      await page.locator(`[data-hotspot-id="${link}"]`).evaluate((button: HTMLElement) => button.click());
      await arrive(page, to);
      reached.add(to);
    }
    expect(reached.size).toBe(tour.scenes.length);
    expect(faults).toEqual([]);
  });
}
