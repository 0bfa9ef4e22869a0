import type { Cover, ImageInfo, ShownLink } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { GateState, Visit } from '../visit/visit.ts';

/** What a visitor's page shows of a tour. */
export interface TourData {
  tour: Tour;
  /** What is known of the tour's images, by slug. */
  media: Record<string, ImageInfo>;
  /** The picture behind the welcome page, where it shows one; null: there is none. */
  cover?: Cover | null;
  /** Whether the visitor owns the tour. */
  owner: boolean;
  /** Set where visits are also counted by Google Analytics, after consent. */
  gaMeasurementId?: string;
  /** The link by which it was opened. */
  link?: ShownLink;
  /** It is a website of its own (`site/`): no server answers there. */
  standsAlone?: true;
}

/** How far the data of a tour have come, or what there is in their place. */
export type TourLoading =
  | { status: 'loading' }
  | { status: 'ready'; data: TourData }
  /** There is no such tour, or none that this visitor may see. */
  | { status: 'missing' }
  | { status: 'unreachable' }
  /** Something is between the visitor and the tour of a link. */
  | { status: 'gate'; state: GateState; visit: Pick<Visit, 'enter'> };
