import type { Vector } from '@tourwright/tour/document';
import { degrees, yawPitchOf } from '@tourwright/tour/sphere';
import type { ActionContext } from '../actions/action.ts';

/** Opens a scene and turns to a direction in it as soon as its picture is there. */
export function lookAt({ store, state, lookTo }: ActionContext, sceneId: number, direction: Vector): void {
  state().selectScene(sceneId);
  const { yaw, pitch } = yawPitchOf(direction);
  const turn = () => lookTo({ yaw: degrees(yaw), pitch: degrees(pitch) });
  if (state().canvasSceneId === sceneId) {
    turn();
    return;
  }
  const stop = store.subscribe(({ selectedSceneId, canvasSceneId }) => {
    if (selectedSceneId !== sceneId) stop();
    if (selectedSceneId !== sceneId || canvasSceneId !== sceneId) return;
    stop();
    turn();
  });
}

/** Opens the scene of a hotspot, turns to it and selects it. */
export function showHotspot(context: ActionContext, sceneId: number, hotspotId: string): void {
  const scene = context.state().tour?.scenes.find(({ id }) => id === sceneId);
  const hotspot = scene?.hotspots.find(({ id }) => id === hotspotId);
  if (!hotspot) return;
  lookAt(context, sceneId, hotspot.position);
  context.state().selectHotspot(hotspotId);
}
