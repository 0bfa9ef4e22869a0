import type { Hotspot, HotspotKind, KnownHotspot, Tour } from '@tourwright/tour/document';
import type { ReactNode } from 'react';
import type { OpenCart } from '../cart/open-cart.ts';
import type { Media } from '../panels/media/stored-file.ts';

/** The cart of the tour, and how it is opened. */
export type ShopCart = OpenCart & { onOpen: () => void };

/** What a hotspot's panel is shown for. */
export interface PanelProps<Of extends Hotspot = Hotspot> {
  hotspot: Of;
  /** What it is called. */
  title: string;
  tour: Tour;
  media: Media;
  /** Null where nothing is sold by a cart. */
  cart: ShopCart | null;
  onClose: () => void;
  /** A card is beside the picture, in pixels of the page. */
  onShown: (place: DOMRect) => void;
}

/** What one kind of hotspot opens. */
interface KindOf<Of extends Hotspot> {
  /** Absent: nothing opens. */
  Panel?(props: PanelProps<Of>): ReactNode;
  /** Beside its name in the tour as text: a price, the forms in which it comes. */
  remarks?(hotspot: Of): string[];
  /** The video, sound or document of it, and what one does with that. */
  file?(hotspot: Of, tour: Tour, media: Media): { url: string | null; text: string };
}

/** The panel of a kind of hotspot, with that kind's own fields. */
export type PanelKind<Kind extends HotspotKind> = KindOf<KnownHotspot<Kind>>;

/** The panel of a kind of hotspot, whichever it is. */
export type AnyPanelKind = KindOf<Hotspot>;
