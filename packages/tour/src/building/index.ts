export type { Axes, BuildingFacts } from './building-facts.ts';
export { leastConfidence } from './least-confidence.ts';
export { type LikelyReason, type LikelyScene, likelyScenes } from './likely-scenes.ts';
export { type MissingWay, missingWays } from './missing-ways.ts';
export { type PlanHeading, planHeadings } from './plan-headings.ts';
export { type Evidence, type SceneTurn, type SceneTurns, sceneTurns } from './scene-turns.ts';
export { type PlanPoint, type SnapHint, snapPin } from './snap-pin.ts';
export { type SuggestedLink, suggestedLinks, wayThere } from './suggested-links.ts';
export { type LinkWay, type WayBack, wayBack } from './way-back.ts';
