import type { EditorState } from './editor-state.ts';

/** Whether the picture on the canvas is the selected scene's, so that what is placed there lands in it. */
export function hasPictureOfScene({
  canvasSceneId,
  selectedSceneId,
}: Pick<EditorState, 'canvasSceneId' | 'selectedSceneId'>): boolean {
  return selectedSceneId !== null && canvasSceneId === selectedSceneId;
}
