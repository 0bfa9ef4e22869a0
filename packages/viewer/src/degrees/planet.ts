/** A tour opens as a little planet that unfolds into its first scene. Loaded only for tours that ask for it. */
import { openAsPlanet as openInner } from '../opening/open-as-planet.ts';
import type { PanoramaSource } from '../sources/panorama-source.ts';
import type { Viewer } from '../viewer-options.ts';
import { viewerInRadians } from './other-unit.ts';

/**
 * Lays a little planet over the viewer and unfolds it into what the viewer shows; resolves when it is gone. Whoever
 * touches anything meanwhile sees the scene at once. Does nothing for who requested less motion, for pictures of a
 * part of the sphere, and when the picture is late.
 */
export function openAsPlanet(viewer: Viewer, source: PanoramaSource | null): Promise<void> {
  return openInner(viewerInRadians(viewer), source);
}
