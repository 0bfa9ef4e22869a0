import type { Commands } from '../feature.ts';
import type { Jobs } from '../jobs/job.ts';

/** What a feature may give that all of them make one of. */
interface Parts {
  jobs: Partial<Jobs>;
  commands: Partial<Commands>;
}
type Given<Feature, Name extends keyof Parts> = Feature extends { [Given in Name]: infer Part }
  ? Part
  : never;
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What all features give under a name, as one. What none of them gives is missing in its type. */
export function gather<Name extends keyof Parts, const Features extends readonly object[]>(
  name: Name,
  features: Features,
): Together<Given<Features[number], Name>> {
  return Object.assign({}, ...features.map((feature: Partial<Parts>) => feature[name]));
}
