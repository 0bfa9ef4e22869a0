import type { Rule } from '../finding.ts';
import { perScene } from '../scene-findings.ts';

/** A scene that no link leaves. */
export const deadEnd: Rule = (checked) => {
  if (checked.tour.scenes.length < 2) return [];
  const left = new Set(checked.links.filter(({ from, to }) => from !== to).map(({ from }) => from.id));
  return perScene(checked, ({ id, name }) =>
    left.has(id) ? null : { rule: 'dead-end', severity: 'warning', params: { scene: name } },
  );
};
