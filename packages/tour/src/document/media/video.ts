import { z } from 'zod';
import { limits } from '../limits.ts';
import { list } from '../lists/list.ts';
import { vector } from '../view/direction.ts';
import { captions } from './picture.ts';

/**
 * A video or a picture pinned into a scene by the directions of its four corners, from top left, clockwise. It lies
 * on a screen, a frame or a wall in true perspective.
 */
export const sceneVideo = z.looseObject({
  id: z.string().min(1).max(200),
  slug: z.string().max(1024),
  corners: z.tuple([vector, vector, vector, vector]),
  /** `video` (default) or `picture`. */
  kind: z.string().max(60).optional(),
  /** What it is called, for labels and screen readers. */
  name: z.string().max(300).optional(),
  /** What it shows, for those who cannot see it; absent: its name. */
  alt: z.string().max(1000).optional(),
  /**
   * How it fills its corners where its shape is another: `stretch` (default), `cover` (cut off at its rims), `contain` (with
   * the scene around it).
   */
  fit: z.string().max(60).optional(),
  /** Whether a click opens it large; true is the default for pictures. A click on another video plays or pauses it. */
  opens: z.boolean().optional(),
  /** The slug of the picture before it plays. */
  poster: z.string().max(1024).optional(),
  captions: list(captions, limits.captions, { hasIds: true }).optional(),
  /** True is the default. */
  loop: z.boolean().optional(),
  /** True is the default; with sound it never starts by itself. */
  muted: z.boolean().optional(),
  /** Whether it plays by itself as long as it is in sight; true is the default. */
  autoplay: z.boolean().optional(),
});

/** A video or picture that is pinned into a scene by its four corners. */
export type SceneVideo = z.infer<typeof sceneVideo>;
