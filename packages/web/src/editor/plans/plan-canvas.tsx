import { useDroppable } from '@dnd-kit/core';
import type { FloorPlan } from '@tourwright/tour/document';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import type { SceneTaker } from '../panels/scenes/card/scene-drag.tsx';
import { NoPlans } from './files/no-plans.tsx';
import { PlanFiles } from './files/plan-files.tsx';
import { FloorTabs } from './floor-tabs.tsx';
import { useHeadingProposals } from './pins/heading-proposals.ts';
import { HeadingsBar } from './pins/headings-bar.tsx';
import { type Point, placeScene, shownPlan } from './pins/pins.ts';
import { PlanBar } from './plan-bar.tsx';
import styles from './plan-canvas.module.css';
import { PlanDrawing } from './plan-drawing.tsx';
import { p } from './plan-text.ts';
import { useZoom } from './use-zoom.ts';

/** A floor's plan in place of the panorama: scenes are let go on it, pins dragged, their cones turned. */
export function PlanCanvas() {
  const tour = useEditorStore((state) => state.shownTour);
  const planId = useEditorStore((state) => state.shownPlanId);
  const sceneId = useEditorStore((state) => state.selectedSceneId);
  const plan = tour ? shownPlan(tour, planId, sceneId) : null;
  return (
    <>
      {plan ? <Floor key={plan.id} plan={plan} /> : <NoPlans />}
      <PlanFiles />
    </>
  );
}

function Floor({ plan }: { plan: FloorPlan }) {
  const { store } = useOpenTour();
  const image = useEditorStore(({ media }) => media[plan.slug]);
  const [seen, setSeen] = useState<{ slug: string; aspect: number } | null>(null);
  const known = image?.width && image.height ? image.width / image.height : null;
  const aspect = known ?? (seen?.slug === plan.slug ? seen.aspect : null);
  const scroller = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(scroller, aspect ?? 1);
  const proposals = useHeadingProposals(plan, aspect);
  const taker: SceneTaker = {
    takeScene: (sceneId, clientX, clientY) => {
      const at = pointIn(stage, clientX, clientY);
      if (at) placeScene(store, plan.id, sceneId, at);
    },
  };
  const { setNodeRef, isOver } = useDroppable({ id: 'canvas', data: taker });
  const takePlaces = useCallback(
    (clientX: number, clientY: number) => {
      const { placingSceneId } = store.getState();
      const at = pointIn(stage, clientX, clientY);
      if (placingSceneId === null || !at) return;
      store.setState({ placingSceneId: null });
      placeScene(store, plan.id, placingSceneId, at);
    },
    [store, plan.id],
  );
  return (
    <section
      ref={setNodeRef}
      className={styles.canvas}
      data-over={isOver || undefined}
      aria-label={p('plans.canvas', { name: plan.name })}
    >
      <PlanDrawing
        {...{ plan, image, scroller, stage, zoom, proposals }}
        onShape={(found) => setSeen({ slug: plan.slug, aspect: found })}
        onTap={takePlaces}
      />
      <div className={styles.above}>
        <FloorTabs shown={plan} />
        <HeadingsBar plan={plan} proposals={proposals} />
      </div>
      <PlacingHint />
      <PlanBar zoom={zoom} />
    </section>
  );
}

/** What a tap on the plan would do. */
function PlacingHint() {
  const { store } = useOpenTour();
  const name = useEditorStore(
    ({ tour, placingSceneId }) => tour?.scenes.find(({ id }) => id === placingSceneId)?.name,
  );
  if (name === undefined) return null;
  return (
    <p className={styles.hint} role="status">
      {p('plans.placing', { name })}
      <button
        type="button"
        className={styles.hintButton}
        onClick={() => store.setState({ placingSceneId: null })}
      >
        {p('plans.cancel')}
      </button>
    </p>
  );
}

/** A place of the window as parts of the plan; null outside of it. */
function pointIn(stage: RefObject<HTMLElement | null>, clientX: number, clientY: number): Point | null {
  const box = stage.current?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
}
