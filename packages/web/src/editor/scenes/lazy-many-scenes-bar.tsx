import { useMemo } from 'react';
import { prefetchedPart } from '../../client/loading/prefetched-part.tsx';
import { useEditorStore } from '../editor-store.ts';

const Bar = prefetchedPart(async () => (await import('./many-scenes-bar.tsx')).ManyScenesBar);

/** What can be done with the scenes that are selected together; fetched ahead. */
export function ManyScenesBar() {
  const tour = useEditorStore((state) => state.tour);
  const ids = useEditorStore((state) => state.chosenSceneIds);
  const open = useEditorStore((state) => state.selectedScene);
  const chosen = useMemo(() => {
    const wanted = new Set(ids);
    return tour?.scenes.filter(({ id }) => wanted.has(id)) ?? [];
  }, [tour, ids]);
  const isTaking = useEditorStore((state) => state.takesScenes);
  if ((chosen.length < 2 && !isTaking) || !open) return null;
  return <Bar open={open} chosen={chosen} />;
}
