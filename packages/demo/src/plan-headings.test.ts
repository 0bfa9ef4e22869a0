/** How photos are oriented on the floor plans of the demo tours, whose cameras are known, as links and walls alone would say. */
import { planHeadings } from '@tourwright/tour/building';
import type { Tour } from '@tourwright/tour/document';
import { degrees, radians, wrapAngle } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { buildTour } from './build-tour.ts';
import { readPlan } from './plan.ts';
import { demoTours } from './tours/index.ts';

const noFile = async (_tour: string, file: string) => ({ path: file, sha256: '0'.repeat(64), sizeBytes: 0 });

/** How far each proposed heading is off, degrees, in the order of the pins; `walls`: with what the cutter finds in the photos. */
async function offsOf(demo: (typeof demoTours)[number], walls: boolean): Promise<number[]> {
  const plan = await readPlan(demo.slug);
  const { content } = await buildTour(demo, plan, noFile);
  const scenes = new Map(content.scenes.map((scene) => [scene.slug, scene.id]));
  const axesOf = (slug: string) => {
    const { scene } = demo.scenes[(scenes.get(slug) ?? 0) - 1] ?? {};
    const yaw = plan.cameras.find((camera) => camera.scene === scene)?.yaw ?? 0;
    return { yaw: ((yaw % 90) + 90) % 90, confidence: 0.9 };
  };
  return content.floorPlans.flatMap((floor, index) => {
    const { widthPixels, heightPixels } = plan.floors[index]!;
    const facts = walls ? { axesOf } : {};
    const found = planHeadings(content as unknown as Tour, floor, widthPixels / heightPixels, facts);
    return found
      .filter(({ from }) => from.length > 0)
      .map(({ pin, heading }) => Math.abs(degrees(wrapAngle(heading - radians(pin.heading)))));
  });
}

async function allOffs(walls: boolean): Promise<number[]> {
  const offs = (await Promise.all(demoTours.map((demo) => offsOf(demo, walls)))).flat();
  return offs.sort((a, b) => a - b);
}

test('walls put right to the degree what links say about so of headings', async () => {
  const [byLinks, byWalls] = [await allOffs(false), await allOffs(true)];
  expect(byLinks.length).toBeGreaterThan(30);
  expect(byWalls).toHaveLength(byLinks.length);
  // Links alone: every second heading is off by more than 8 degrees.
  expect(byLinks[Math.floor(byLinks.length / 2)]).toBeGreaterThan(5);
  expect(byWalls.at(-1)).toBeLessThan(1);
});
