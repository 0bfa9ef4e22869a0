import { z } from 'zod';
import { defaultCameraDirection, defaultCameraPosition } from './default-camera.ts';
import { vector } from './direction.ts';
import { hotspot } from './hotspot.ts';
import { sceneVideo } from './video.ts';

/** How one looks when a scene opens, in degrees. */
export const sceneView = z.object({ yaw: z.number(), pitch: z.number(), hfov: z.number() });
export type SceneView = z.infer<typeof sceneView>;

/** One standpoint of a tour. */
export const scene = z.looseObject({
  id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  name: z.string().max(300),
  slug: z.string().max(1024),
  cameraPosition: vector.default(defaultCameraPosition),
  cameraDirection: vector.default(defaultCameraDirection),
  /** Counts while it agrees with the camera (see `openingView`). */
  view: sceneView.optional(),
  hotspots: z.array(hotspot).default([]),
  videos: z.array(sceneVideo).default([]),
});
export type Scene = z.infer<typeof scene>;
