/** What another tool's document holds, counted in it as it is, without what reads tours out of it. */

/** Yaw to the right and pitch up, degrees. */
export type Spot = readonly [yaw: number, pitch: number];

/** What one scene of a document holds. */
export interface OriginalScene {
  /** Its name or number in the document. */
  id: string;
  links: number;
  /** All other hotspots. */
  hotspots: number;
  /** Whether the document says where a visitor looks at first. */
  hasView: boolean;
  /** That view, where it is in plain numbers. */
  view: Spot | null;
  /** Where its hotspots are, links first where the tool has them in a list of their own; null: not in plain numbers. */
  spots: readonly (Spot | null)[];
}

/** What a document holds. */
export interface Original {
  scenes: readonly OriginalScene[];
  floorPlans: number;
  guideStops: number;
}

/** The two numbers as a spot, if they are numbers; one that is absent is 0. */
export function spotOf(yaw: unknown, pitch: unknown): Spot | null {
  const [right, up] = [numberOf(yaw), numberOf(pitch)];
  if (right === null || up === null || (yaw === undefined && pitch === undefined)) return null;
  // Beyond the poles every tool does something else.
  return Math.abs(right) <= 1e6 && Math.abs(up) <= 90 ? [right, up] : null;
}

function numberOf(value: unknown): number | null {
  if (value === undefined) return 0;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
