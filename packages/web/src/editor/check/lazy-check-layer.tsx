import type { Viewer } from '@tourwright/viewer';
import { prefetchedPart } from '../../client/loading/prefetched-part.tsx';
import { useEditorStore } from '../editor-store.ts';

const Layer = prefetchedPart(async () => (await import('./check-layer.tsx')).CheckLayer);

/** The current problem, over the picture; fetched ahead. */
export function CheckLayer({ viewer }: { viewer: Viewer | null }) {
  const isChecking = useEditorStore(({ check }) => check !== null);
  return isChecking && <Layer viewer={viewer} />;
}
