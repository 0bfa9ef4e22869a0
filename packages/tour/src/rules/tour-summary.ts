import { limits, list, scene, type Tour, tour } from '../document/index.ts';

const ownFields = {
  id: true,
  schema: true,
  version: true,
  user_id: true,
  name: true,
  description: true,
  created_at: true,
  updated_at: true,
  activity: true,
  published_version: true,
  published_at: true,
  tourtype: true,
  thumbnail: true,
  initialSceneId: true,
  opening: true,
  factAddress: true,
  factPrice: true,
  factCurrency: true,
  factBeds: true,
  factBaths: true,
  factArea: true,
  factAreaUnit: true,
  factYear: true,
  factHours: true,
  factCategories: true,
} as const;
const sceneFields = {
  id: true,
  name: true,
  slug: true,
  cameraPosition: true,
  cameraDirection: true,
  view: true,
} as const;
const sceneSummary = scene.pick(sceneFields).strip();

/**
 * What lists and cards show of a tour: its own fields, and of each scene what it is called and how it is seen first.
 */
export const tourSummary = tour
  .pick(ownFields)
  .extend({ scenes: list(sceneSummary, limits.scenes) })
  .strip();

/** What lists and cards show of a tour: its own fields, and of each scene its name and how it opens. */
export type TourSummary = Pick<Tour, keyof typeof ownFields> & {
  scenes: Pick<Tour['scenes'][number], keyof typeof sceneFields>[];
};

/** The summary of a tour; it grows with the number of its scenes, not with what they hold. */
export function summarize(whole: Tour): TourSummary {
  return {
    ...pick(whole, ownFields),
    scenes: whole.scenes.map((each) => pick(each, sceneFields)),
  };
}

function pick<R extends object, K extends keyof R>(record: R, fields: Record<K, true>): Pick<R, K> {
  const names = Object.keys(fields) as K[];
  const entries = names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]);
  return Object.fromEntries(entries) as Pick<R, K>;
}
