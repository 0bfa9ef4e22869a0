import type { BuildingFacts } from '../building/index.ts';
import type { Hotspot, Scene, Tour } from '../document/index.ts';
import type { Edit } from '../edit/index.ts';

/** Fix first; should be fixed; could be better. */
export type Severity = 'error' | 'warning' | 'notice';

/** Something that a rule found in a tour. */
export interface Finding {
  rule: string;
  severity: Severity;
  /** Where it is; the tour itself when there is no scene. */
  sceneId?: number;
  hotspotId?: string;
  floorPlanId?: string;
  /** Values that the words need. */
  params: Readonly<Record<string, string | number>>;
  /** Puts it right by one edit; absent where somebody has to decide. */
  fix?: (newId: () => string) => Edit;
}

/** What a finding is about, unchanged as long as it exists: for lists, and for what is ignored. */
export function findingKey({ rule, sceneId, hotspotId, floorPlanId }: Finding): string {
  return [rule, sceneId, hotspotId, floorPlanId]
    .filter((part) => part !== undefined)
    .join('/')
    .slice(0, 200);
}

/** What is known of a tour's files and of the world around it; a rule that needs what is unknown says nothing. */
export interface CheckFacts extends BuildingFacts {
  /** What the first view of the tour loads, bytes. */
  firstViewBytes?: number;
  /** The contrast of a hotspot's mark against the pixels behind it. */
  contrastOf?(sceneId: number, hotspotId: string): number | undefined;
  /** Whether a page of the web answers. */
  answers?(url: string): boolean | undefined;
  /** Set where the tour is to be shown unbranded: the name of its owner, which must not appear then. */
  unbranded?: { names: readonly string[] };
}

/** A tour with what several rules look up in it. */
export interface CheckedTour {
  tour: Tour;
  facts: CheckFacts;
  scenes: ReadonlyMap<number, Scene>;
  /** Every link that has a target among the scenes, its own included. */
  links: readonly CheckedLink[];
}

/** A link with the scenes at both of its ends. */
export interface CheckedLink {
  from: Scene;
  to: Scene;
  hotspot: Hotspot;
}

/** Finds one kind of fault in a tour. */
export type Rule = (checked: CheckedTour) => Finding[];
