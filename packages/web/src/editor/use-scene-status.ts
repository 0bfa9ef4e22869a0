import { useMemo } from 'react';
import { useEditorStore } from './editor-store.ts';
import { type SceneStatus, sceneStatus } from './rules/scene-status.ts';

/** The state of a scene's photo. */
export function useSceneStatus(slug: string): SceneStatus {
  const image = useEditorStore(({ media }) => media[slug]);
  const upload = useEditorStore(({ uploads }) => uploads[slug]);
  const isArriving = useEditorStore(({ arriving }) => arriving.has(slug));
  return useMemo(() => sceneStatus(image, upload, isArriving), [image, upload, isArriving]);
}
