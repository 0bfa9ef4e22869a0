import { useMemo } from 'react';
import { useEditorStore } from './editor-store.ts';
import { type SceneStatus, sceneStatus } from './rules/scene-status.ts';

/** Where a scene's photo stands. */
export function useSceneStatus(slug: string): SceneStatus {
  const image = useEditorStore(({ media }) => media[slug]);
  const upload = useEditorStore(({ uploads }) => uploads[slug]);
  return useMemo(() => sceneStatus(image, upload), [image, upload]);
}
