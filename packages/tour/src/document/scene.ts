import { z } from 'zod';
import { adjustment } from './adjustment.ts';
import { hotspot } from './hotspot/hotspot-kinds.ts';
import { limits } from './limits.ts';
import { list } from './lists/list.ts';
import { sceneSound } from './media/sound.ts';
import { sceneVideo } from './media/video.ts';
import { video360 } from './media/video-360.ts';
import { defaultCameraDirection, defaultCameraPosition } from './view/default-camera.ts';
import { vector } from './view/direction.ts';
import { viewLimits } from './view/view-limits.ts';

/** How the visitor looks when a scene opens, in degrees. */
export const sceneView = z.object({ yaw: z.number(), pitch: z.number(), hfov: z.number() });

/** The direction and zoom with which a scene opens, degrees as stored. */
export type SceneView = z.infer<typeof sceneView>;

/** Another image of the same standpoint: in the evening, empty, furnished otherwise. */
export const sceneVariant = z.looseObject({
  id: z.string().min(1).max(200),
  name: z.string().max(300),
  slug: z.string().max(1024),
});

/** Another panorama of the same standpoint, such as by night. */
export type SceneVariant = z.infer<typeof sceneVariant>;

/** One standpoint of a tour. */
export const scene = z.looseObject({
  id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  name: z.string().max(300),
  slug: z.string().max(1024),
  cameraPosition: vector.default(defaultCameraPosition),
  cameraDirection: vector.default(defaultCameraDirection),
  /** Counts while it agrees with the camera (see `openingView`). */
  view: sceneView.optional(),
  /** How far one may look around and zoom. */
  limits: viewLimits.optional(),
  hotspots: list(hotspot, limits.hotspots).default([]),
  videos: list(sceneVideo, limits.videos).default([]),
  /** A 360° video, in place of the scene's own image. */
  film: video360.optional(),
  /** Images beside the scene's own, which comes first; hotspots and view are the same in all. */
  variants: list(sceneVariant, limits.sceneVariants).optional(),
  /** What the scene's own image is called among its variants. */
  variantName: z.string().max(300).optional(),
  /** Heard as long as one is here; they fade in and out. */
  sounds: list(sceneSound, limits.sounds).optional(),
  /** How loud the tour's own sound is here, 0..1; 1 is the default. */
  tourSoundVolume: z.number().min(0).max(1).optional(),
  /** Compass direction of yaw 0, degrees clockwise from north; absent: as the image says, if it does. */
  heading: z.number().optional(),
  /** True where the tour's centre logo is not shown. */
  hidesCenterLogo: z.boolean().optional(),
  /** What is changed in the image before it is cut; its variants have none. */
  adjustment: adjustment.optional(),
});

/** A standpoint of a tour: panorama, hotspots, videos, sounds and views. */
export type Scene = z.infer<typeof scene>;
