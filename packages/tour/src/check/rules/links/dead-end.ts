import type { CheckedLink, Rule } from '../../finding.ts';
import { linkBack } from '../../link-back.ts';
import { perScene } from '../../scene-findings.ts';

/** A scene that one can come to and that no link leaves. The fix adds the way back to where one came from. */
export const deadEnd: Rule = (checked) => {
  const others = checked.links.filter(({ from, to }) => from !== to);
  const left = new Set(others.map(({ from }) => from.id));
  const comesFrom = new Map<number, CheckedLink>();
  for (const link of others) if (!comesFrom.has(link.to.id)) comesFrom.set(link.to.id, link);
  return perScene(checked, ({ id, name }) => {
    const link = comesFrom.get(id);
    if (left.has(id) || !link) return null;
    const params = { scene: name, target: link.from.name };
    return { rule: 'dead-end', severity: 'warning', params, fix: linkBack(checked, link) };
  });
};
