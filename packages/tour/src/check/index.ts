export { checkTour, type RuleName } from './check-tour.ts';
export { type CheckFacts, type Finding, findingKey, type Severity } from './finding.ts';
export { fixAll } from './fix-all.ts';
