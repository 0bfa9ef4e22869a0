import type { Rule } from '../../finding.ts';
import { perScene } from '../../scene-findings.ts';

/** A scene whose photo is not there. */
export const photoMissing: Rule = (checked) =>
  perScene(checked, ({ slug, name, film }) => {
    const isThere = slug !== '' && checked.facts.imageOf?.(slug) !== null;
    if (isThere || film !== undefined) return null;
    return { rule: 'photo-missing', severity: 'error', params: { scene: name } };
  });
