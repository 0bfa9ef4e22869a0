import type { Rule } from '../../finding.ts';

/** Without a description the welcome page greets with the standard sentence. */
export const noDescription: Rule = ({ tour }) =>
  tour.scenes.length === 0 || tour.description?.trim()
    ? []
    : [{ rule: 'no-description', severity: 'notice', params: {} }];
