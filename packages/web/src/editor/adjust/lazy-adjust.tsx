/** The tool for adjusting photos, prefetched: most users who open a tour do not need it at once. */
import { isSame, type Scene } from '@tourwright/tour/document';
import { effectiveAdjustment } from '@tourwright/tour/rules';
import type { Viewer } from '@tourwright/viewer';
import { prefetchedPart } from '../../client/loading/prefetched-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEditorStore } from '../editor-store.ts';
import { wantedAdjustment } from './adjusting.ts';
import styles from './lazy-adjust.module.css';

const Layer = prefetchedPart(async () => (await import('./adjust-layer.tsx')).AdjustLayer);

/** How the open scene's photo is to look. */
export const AdjustInspector = prefetchedPart(
  async () => (await import('./adjust-inspector.tsx')).AdjustInspector,
  <Skeleton className={styles.place} />,
);

/** Over the picture while that is not yet as it is wanted, or is being adjusted. */
export function AdjustLayer({ viewer, scene }: { viewer: Viewer; scene: Scene }) {
  const isWanted = useEditorStore(({ adjusting, media }) => {
    const wanted = effectiveAdjustment(wantedAdjustment(scene, adjusting) ?? undefined);
    return adjusting?.sceneId === scene.id || !isSame(media[scene.slug]?.adjustment ?? null, wanted);
  });
  return isWanted && <Layer viewer={viewer} scene={scene} />;
}
