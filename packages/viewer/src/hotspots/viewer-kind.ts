import type { Hotspot, HotspotKind, KnownHotspot, Picture, Tour } from '@tourwright/tour/document';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { ViewerTexts } from '../texts.ts';
import type { HotspotIconName } from './button/icons.ts';
import type { WebAddress } from './web-address.ts';

/** What the names of hotspots are made of. */
export interface NameParts {
  texts: ViewerTexts;
  /** For screen readers: what it is, what it is called, whose page. */
  kindName: (kind: string, name?: string, host?: string) => string;
  sceneOf: (sceneId: number) => Pick<ViewerScene, 'name' | 'thumbnail'> | undefined;
}

/** What a hotspot is called. */
export interface HotspotName {
  /** Shown on hover and focus; nothing when empty. */
  label: string;
  /** For screen readers. */
  name: string;
  /** What is on the other side, for who points at it. */
  previewUrl?: string | null;
}

/** Where the files of a tour are. */
export interface FileParts {
  urlOf: (slug: string) => string | null;
  /** Those of the tour; absent: what becomes of them is the host's affair. */
  brochures?: Tour['brochures'] | undefined;
}

/** What a hotspot has for its panel in the headset. */
export interface PanelFacts {
  /** Plain; blank lines separate paragraphs. */
  text: string;
  pictures: readonly Picture[];
  film?: { url: string; loop: boolean; captions: { url: string; language: string }[] };
  sound?: { url: string; loop: boolean };
  /** Where the page leads on to; null where it would lead nowhere. */
  outside: WebAddress | null;
  /** Whether that is said although there is other text. */
  isOutsideSaid?: boolean;
  /** Whether the page has more of it, which the headset cannot show. */
  isOnPage?: boolean;
  /** Whether there is to be something that has not come. */
  isGone: boolean;
  /** What it is called when it has no name of its own. */
  name?: string | undefined;
}

/** All that the viewer has to know of one kind of hotspot; `Of` is what such hotspots are. */
interface KindOf<Of extends Hotspot> {
  /** The icon of those that name none. */
  iconName: HotspotIconName;
  /** What the viewer itself calls one, where the host has no words of its own. */
  word: string;
  /** Whether screen readers hear its name alone, not what it is. */
  isNameEnough?: boolean;
  /** Whether there is anything to show; absent: always. */
  canShow?(hotspot: Of): boolean;
  /** What it is called; absent: by its own text. */
  named?(hotspot: Of, parts: NameParts): HotspotName;
  /** What its panel in the headset shows; absent: it has none. */
  content?(hotspot: Of, parts: FileParts): PanelFacts;
}

/** What a kind of hotspot does in the viewer, with that kind's own fields. */
export type ViewerKind<Kind extends HotspotKind> = KindOf<KnownHotspot<Kind>>;

/** A kind of hotspot in the viewer, whichever it is. */
export type AnyViewerKind = KindOf<Hotspot>;
