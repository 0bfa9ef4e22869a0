import type { Rule } from '../../finding.ts';
import { perScene } from '../../scene-findings.ts';

/** A scene that is on none of the floor plans, in a tour that has some with pins. */
export const pinMissing: Rule = (checked) => {
  const pins = checked.tour.floorPlans.flatMap(({ pins = [] }) => pins);
  if (pins.length === 0) return [];
  const placed = new Set(pins.map(({ sceneId }) => sceneId));
  return perScene(checked, ({ id, name }) =>
    placed.has(id) ? null : { rule: 'pin-missing', severity: 'warning', params: { scene: name } },
  );
};
