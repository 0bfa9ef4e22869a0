import type { Hotspot } from '@tourwright/tour/document';
import { knownPicture, type PanoramaSource } from '../sources/panorama-source.ts';
import type { ViewAngles } from '../view/angles.ts';
import type { Room } from '../view/arrival.ts';
import type { OwnLimits } from '../view/limits.ts';
import type { Corners } from '../view/plane.ts';

/** A scene as the viewer shows it; angles as `ViewAngles` has them. */
export interface ViewerScene {
  id: number;
  name: string;
  /** Null as long as there is no picture. */
  source: PanoramaSource | null;
  /** How one looks when the scene opens. */
  view: ViewAngles;
  /** How far one may look and zoom, degrees; absent: as far as the picture reaches and is sharp. */
  limits?: OwnLimits | undefined;
  hotspots: Hotspot[];
  /** Compass direction of yaw 0, degrees clockwise from north; absent: as the picture says, if it does. */
  heading?: number | undefined;
  /** A small picture of it, for who points at a link that leads there. */
  thumbnail?: string | null;
  /** Videos and pictures on its screens and walls, and a 360° video. */
  pinned?: PinnedMedia[];
  /** The tour's logo at one's feet. */
  logo?: { url: string; sizeDegrees: number } | null;
}

/** A video or a picture that is pinned into the scene by its corners; without corners, a 360° video. */
export interface PinnedMedia {
  /** Absent: the one 360° video. */
  id?: string | undefined;
  /** `picture`; anything else is a video. */
  kind?: string | undefined;
  name: string;
  /** What it shows, for who cannot see it; absent: its name. */
  alt?: string | undefined;
  url: string;
  corners?: Corners | undefined;
  /** `cover`, `contain`; anything else is stretched over its corners. */
  fit?: string | undefined;
  /** Whether a click shows it large; absent: a picture does. A click on another video plays or pauses it. */
  opens?: boolean | undefined;
  poster?: string | null;
  captions: { url: string; language: string; label?: string | undefined }[];
  loop: boolean;
  muted: boolean;
  autoplay: boolean;
}

/** One that lies on a surface. */
export type MediaOnSurface = PinnedMedia & { corners: Corners };

/** Whether a media item lies on a surface, with four corners, and not over the picture. */
export function isOnSurface(media: PinnedMedia): media is MediaOnSurface {
  return media.corners !== undefined;
}

/** What the way into and out of a scene depends on. */
export function roomOf({ id, view, hotspots, source, heading }: ViewerScene): Room {
  return { id, view, hotspots, heading: heading ?? knownPicture(source)?.heading };
}
