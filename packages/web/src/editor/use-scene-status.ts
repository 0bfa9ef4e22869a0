import { useMemo } from 'react';
import { useEditorStore } from './editor-store.ts';
import { type SceneStatus, sceneStatus } from './rules/scene-status.ts';
import { type Check, tourChecks } from './rules/tour-checks.ts';

/** Where a scene's photo stands. */
export function useSceneStatus(slug: string): SceneStatus {
  const image = useEditorStore(({ media }) => media[slug]);
  const upload = useEditorStore(({ uploads }) => uploads[slug]);
  return useMemo(() => sceneStatus(image, upload), [image, upload]);
}

/** What is worth a look before publishing. */
export function useTourChecks(): Check[] {
  const tour = useEditorStore((state) => state.tour);
  const media = useEditorStore((state) => state.media);
  const uploads = useEditorStore((state) => state.uploads);
  return useMemo(
    () => (tour ? tourChecks(tour, (slug) => sceneStatus(media[slug], uploads[slug])) : []),
    [tour, media, uploads],
  );
}
