import type { Rule } from '../../finding.ts';

/** The tour is to open with a scene that is not there. */
export const startSceneMissing: Rule = ({ tour, scenes }) => {
  if (tour.initialSceneId === undefined || scenes.has(tour.initialSceneId) || scenes.size === 0) return [];
  const fix = (newId: () => string) =>
    ({ id: newId(), v: 1, kind: 'tour.set', field: 'initialSceneId', value: null }) as const;
  return [{ rule: 'start-scene-missing', severity: 'error', params: {}, fix }];
};
