export { type PlanHeading, planHeadings } from './plan-headings.ts';
export { type PlanPoint, type SnapHint, snapPin } from './snap-pin.ts';
