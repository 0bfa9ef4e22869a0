import type { SceneView } from '@tourwright/tour/document';

/** A view as one would write it down: hundredths of a degree are less than a pixel. */
export function roundView({ yaw, pitch, hfov }: SceneView): SceneView {
  return { yaw: round(yaw), pitch: round(pitch), hfov: round(hfov) };
}

function round(degrees: number): number {
  return Number(degrees.toFixed(2));
}
