import { newSceneId as drawSceneId } from '@tourwright/tour/rules';

/** A scene's id from the browser's random source, so that two clients never draw the same. */
export function newSceneId(): number {
  return drawSceneId(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
}
