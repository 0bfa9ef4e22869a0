/** Records which viewers use degrees, so that parts that get a viewer can find the one in radians inside. */
import type { Viewer } from '../viewer-options.ts';

const inner = new WeakMap<Viewer, Viewer>();

/** Remembers the viewer in radians behind one in degrees. */
export function rememberInner(viewer: Viewer, radiansViewer: Viewer): void {
  inner.set(viewer, radiansViewer);
}

/** Whether a viewer speaks degrees. */
export function speaksDegrees(viewer: Viewer): boolean {
  return inner.has(viewer);
}

/** The viewer in radians: the one behind a viewer in degrees, or this one. */
export function viewerInRadians(viewer: Viewer): Viewer {
  return inner.get(viewer) ?? viewer;
}
