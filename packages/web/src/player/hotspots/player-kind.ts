import type { Hotspot, HotspotKind, KnownHotspot } from '@tourwright/tour/document';

/** What the player has to know of one kind of hotspot before any panel is loaded. */
interface KindOf<Of extends Hotspot> {
  /** What one is called that has no name of its own. */
  what(): string;
  /** What else it may be called, when its owner gave it no name. */
  nameOf?(hotspot: Of): string | undefined;
  /** Whether its name alone is said, not what it is. */
  isNameEnough?: boolean;
  /** Goes where it leads, and returns whether it did: no panel opens then. */
  follow?(hotspot: Of): boolean;
  /** Whether it is heard in place, without a panel. */
  playsInPlace?(hotspot: Of): boolean;
  /** Whether its panel shows a page of another site, which does not report when it is audible. */
  isOtherSite?(hotspot: Of): boolean;
}

/** What a kind of hotspot does in the player, with that kind's own fields. */
export type PlayerKind<Kind extends HotspotKind> = KindOf<KnownHotspot<Kind>>;

/** A kind of hotspot in the player, whichever it is. */
export type AnyPlayerKind = KindOf<Hotspot>;
