import type { Rule } from '../../finding.ts';

const unchosen = /^(?:untitled|new|my|sample|test)?\s*(?:virtual\s+)?(?:tour|project|360)?\s*\d*$/i;

/** A tour that nobody gave a name. */
export const defaultTitle: Rule = ({ tour }) =>
  unchosen.test((tour.name ?? '').trim())
    ? [{ rule: 'default-title', severity: 'warning', params: { name: tour.name ?? '' } }]
    : [];
