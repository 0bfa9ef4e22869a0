import type { Viewer } from '@tourwright/viewer';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '../../../client/loading/lazy-part.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import styles from './mini-plan.module.css';

const PlanCard = lazyPart(async () => (await import('../../../player/chrome/plan-card.tsx')).PlanCard);

/** Whether a plan shows where a scene is. */
export function useHasMiniPlan(): boolean {
  return useEditorStore(({ shownTour, media }) =>
    Boolean(shownTour?.floorPlans.some(({ slug, pins }) => pins?.length && media[slug]?.url)),
  );
}

/** The plan that visitors get, over the picture: the open scene, where the user looks, and the other scenes to open. */
export function MiniPlan({ viewer }: { viewer: Viewer }) {
  const { actions } = useEditor();
  const isShown = useEditorStore((state) => state.isMiniPlanShown);
  const tour = useEditorStore((state) => state.shownTour);
  const media = useEditorStore((state) => state.media);
  const sceneId = useEditorStore((state) => state.selectedSceneId);
  const has = useHasMiniPlan();
  const held = useMemo(() => ({ current: viewer }), [viewer]);
  if (!tour || !isShown || !has) return null;
  return (
    <div className={styles.place}>
      <Suspense>
        <PlanCard
          tour={tour}
          media={media}
          sceneId={sceneId}
          viewer={held}
          onGo={(id) => actions.state().selectScene(id)}
          onClose={() => actions.set({ isMiniPlanShown: false })}
        />
      </Suspense>
    </div>
  );
}
