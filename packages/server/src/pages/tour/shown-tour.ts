import type { ImageInfo, LinkAccess, LinkState, ShownLink } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';

/** A tour as one viewer may see it, with what is known of its images, by slug. */
export interface ShownTour {
  tour: Tour;
  media: Record<string, ImageInfo>;
  /** It is the draft, as its owner and other members see it. */
  owner: boolean;
  /** The link that it was opened by. */
  link?: ShownLink;
}

/** The draft for who may see it, else what visitors see; null whether it is missing or private. */
export type ReadTour = (tourId: string, seesDraft: boolean) => Promise<ShownTour | null>;

/** A tour as a link of it shows it. */
export interface LinkedTour extends ShownTour {
  link: ShownLink;
}

/** A link as an address names it, and who asks. */
interface AskedLink {
  tourId: string;
  key: string;
  isMember: boolean;
}

/** What a page is to be made of that was requested by a link. */
export interface FoundLink {
  state: LinkState;
  access: LinkAccess;
  /** BCP 47; null: the visitor's own. */
  language: string | null;
  key: string;
  /** Null unless the link is open. */
  shown: LinkedTour | null;
  /** What comes into the page once its visitor is let in: which sites it frames has to be said with the page. */
  behind: Pick<Tour, 'scenes'> | null;
}

/** Null where the tour has no such link. */
export type ReadLinked = (asked: AskedLink) => Promise<FoundLink | null>;
