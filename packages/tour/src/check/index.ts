export { checkTour, type RuleName } from './check-tour.ts';
export type { CheckFacts, Finding, Severity } from './finding.ts';
