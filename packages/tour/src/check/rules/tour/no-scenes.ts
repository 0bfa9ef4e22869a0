import type { Rule } from '../../finding.ts';

/** A tour without a scene shows nothing. */
export const noScenes: Rule = ({ tour }) =>
  tour.scenes.length > 0 ? [] : [{ rule: 'no-scenes', severity: 'error', params: {} }];
