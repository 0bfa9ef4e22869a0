import type { Rule } from '../../finding.ts';

const unchosen = /^(?:untitled|new|my|sample|test)? ?(?:virtual )?(?:tour|project|360)? ?\d*$/i;

/** A tour that nobody gave a name. */
export const defaultTitle: Rule = ({ tour }) =>
  unchosen.test((tour.name ?? '').trim().replace(/\s+/g, ' '))
    ? [{ rule: 'default-title', severity: 'warning', params: { name: tour.name ?? '' } }]
    : [];
