import { readAsset } from './asset.ts';
import { buildTour } from './build-tour.ts';
import { readPlan } from './plan.ts';
import type { DemoSource } from './seed-demos.ts';
import { demoTours } from './tours/index.ts';

/** The demo tours of this release, in the order of the gallery. */
export function demoSources(): DemoSource[] {
  return demoTours.map((demo) => ({
    ...demo,
    build: async () => buildTour(demo, await readPlan(demo.slug), readAsset),
  }));
}
