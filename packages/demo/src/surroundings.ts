import type { DemoTour } from './demo-tour.ts';
import type { Camera, Plan } from './plan.ts';

/** Gives a file of the tour's folder its slug, and remembers that the tour needs it. */
export type Name = (
  file: string,
  area?: 'Thumbnail' | 'floor-plans' | 'audio' | 'videos' | 'pictures',
) => Promise<string>;

/** What a scene is made of, beside its author's words. */
export interface Surroundings {
  demo: DemoTour;
  plan: Plan;
  /** In the order of the scenes: the scene of `cameras[i]` has the id `i + 1`. */
  cameras: Camera[];
  name: Name;
}
