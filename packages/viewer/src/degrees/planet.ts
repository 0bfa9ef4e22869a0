/** Opens a tour as a little planet that unfolds into its first scene. Loaded only for tours with that option. */
import { openAsPlanet as openInner } from '../opening/open-as-planet.ts';
import type { PanoramaSource } from '../sources/panorama-source.ts';
import type { Viewer } from '../viewer-options.ts';
import { viewerInRadians } from './other-unit.ts';

/**
 * Lays a little planet over the viewer and unfolds it into the viewer's view; resolves when it is gone. Any
 * input meanwhile shows the scene at once. Does nothing with reduced motion, for pictures of a
 * part of the sphere, and when the picture takes too long.
 */
export function openAsPlanet(viewer: Viewer, source: PanoramaSource | null): Promise<void> {
  return openInner(viewerInRadians(viewer), source);
}
