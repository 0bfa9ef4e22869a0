import type { WayBack } from '@tourwright/tour/building';
import type { KnownHotspot, Vector } from '@tourwright/tour/document';

/** How the user looks on arrival, degrees, as a link keeps it. */
export type Arrival = NonNullable<KnownHotspot<'link'>['arrival']>;

/** What is chosen for a link while its target is being chosen. */
export interface LinkDraft {
  /** The scene that is highlighted. */
  targetId: number | null;
  /** Null: in the walking direction. */
  arrival: Arrival | null;
  /** Where its owner put the way back; null: where the geometry puts it. */
  back: Vector | null;
  withWayBack: boolean;
  /** Empty: the name of the scene. */
  label: string;
}

/** What a way back that nobody has looked at rests on, by the hotspot's id. */
export type UncheckedBacks = Readonly<Record<string, Pick<WayBack, 'evidence' | 'confidence'>>>;

/** Nothing chosen yet. */
export const emptyDraft: LinkDraft = {
  targetId: null,
  arrival: null,
  back: null,
  withWayBack: true,
  label: '',
};
