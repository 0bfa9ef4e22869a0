export { changesBetween } from './changes-between.ts';
export { type Credit, type CreditedChange, creditChanges, type Step } from './credit-changes.ts';
export { type ChangeGroup, groupChanges } from './group-changes.ts';
export { restoreEdit } from './restore-edit.ts';
export { contentOf, hasSameContent } from './same-content.ts';
export type { ChangedThing, ChangeSort, TourChange } from './tour-change.ts';
