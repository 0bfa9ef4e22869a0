import type { Hotspot } from '@tourwright/tour/document';
import { knownPicture, type PanoramaSource } from '../sources/panorama-source.ts';
import type { ViewAngles } from '../view/angles.ts';
import type { Room } from '../view/arrival.ts';
import type { OwnLimits } from '../view/limits.ts';
import type { Corners } from '../view/plane.ts';

/** A scene as the viewer shows it; angles as in `ViewAngles`. */
export interface ViewerScene {
  id: number;
  name: string;
  /** Null as long as there is no picture. */
  source: PanoramaSource | null;
  /** The start view. */
  view: ViewAngles;
  /** Limits of looking and zooming, degrees; absent: those of the picture's extent and resolution. */
  limits?: OwnLimits | undefined;
  hotspots: Hotspot[];
  /** Compass direction of yaw 0, degrees clockwise from north; absent: as the picture says, if it does. */
  heading?: number | undefined;
  /** A small image of it, shown at links to the scene. */
  thumbnail?: string | null;
  /** Videos and pictures on its screens and walls, and a 360° video. */
  pinned?: PinnedMedia[];
  /** The centre logo. */
  logo?: { url: string; sizeDegrees: number } | null;
}

/** A video or a picture that is pinned into the scene by its corners; without corners, a 360° video. */
export interface PinnedMedia {
  /** Absent: the one 360° video. */
  id?: string | undefined;
  /** `picture`; anything else is a video. */
  kind?: string | undefined;
  name: string;
  /** Its text alternative; absent: its name. */
  alt?: string | undefined;
  url: string;
  corners?: Corners | undefined;
  /** `cover`, `contain`; anything else is stretched over its corners. */
  fit?: string | undefined;
  /** Whether a click shows it at full size; absent: for pictures only. Otherwise a click plays or pauses a video. */
  opens?: boolean | undefined;
  poster?: string | null;
  captions: { url: string; language: string; label?: string | undefined }[];
  loop: boolean;
  muted: boolean;
  autoplay: boolean;
}

/** One that is on a surface. */
export type MediaOnSurface = PinnedMedia & { corners: Corners };

/** Whether a media item is on a surface, with four corners, and not over the picture. */
export function isOnSurface(media: PinnedMedia): media is MediaOnSurface {
  return media.corners !== undefined;
}

/** What the arrival view of a scene depends on. */
export function roomOf({ id, view, hotspots, source, heading }: ViewerScene): Room {
  return { id, view, hotspots, heading: heading ?? knownPicture(source)?.heading };
}
