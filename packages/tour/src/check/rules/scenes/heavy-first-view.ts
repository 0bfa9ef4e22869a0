import type { Rule } from '../../finding.ts';

/** Seconds on a slow phone. */
const budgetBytes = 1_500_000;

/** What visitors wait for before they see the first scene. */
export const heavyFirstView: Rule = ({ facts: { firstViewBytes: size } }) =>
  size !== undefined && size > budgetBytes
    ? [{ rule: 'heavy-first-view', severity: 'warning', params: { size, budget: budgetBytes } }]
    : [];
