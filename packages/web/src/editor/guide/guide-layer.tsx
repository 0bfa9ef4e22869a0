import { IconFlag } from '@tabler/icons-react';
import type { GuideStop, SceneView } from '@tourwright/tour/document';
import { degreesApart } from '@tourwright/tour/sphere';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { roundView } from '../playing/round-view.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import { setStop } from './guide-edits.ts';
import styles from './guide-layer.module.css';
import { g } from './guide-text.ts';

/** What differs less is the same view, degrees. */
const sameDegrees = 0.5;

/** Of the selected stop, over the picture: its captions, and whether it begins with what the user sees. */
export function GuideLayer() {
  const stop = useEditorStore(({ tour, selectedStopId, selectedSceneId }) =>
    tour?.guide?.find(({ id, sceneId }) => id === selectedStopId && sceneId === selectedSceneId),
  );
  const number = useEditorStore(
    ({ tour, selectedStopId }) => (tour?.guide?.findIndex(({ id }) => id === selectedStopId) ?? -1) + 1,
  );
  const run = useEditorStore(({ guideRun }) => guideRun);
  const count = run?.kind === 'record' && run.phase === 'countdown' ? Math.ceil(run.seconds) : null;
  if (count !== null) {
    return (
      <p className={styles.countdown} aria-hidden="true">
        {count}
      </p>
    );
  }
  if (!stop || (run && run.kind !== 'play')) return null;
  return (
    <>
      {run === null && <StopView stop={stop} number={number} />}
      {stop.text && <p className={`glass ${styles.caption}`}>{stop.text}</p>}
    </>
  );
}

/** Apart, since it follows every frame. */
function StopView({ stop, number }: { stop: GuideStop; number: number }) {
  const { store } = useOpenTour();
  const view = useCanvasView();
  if (isSame(stop, view)) {
    return (
      <>
        <i className={styles.frame} aria-hidden="true" />
        <p className={`glass ${styles.note}`}>{g('stop.has-view', { number })}</p>
      </>
    );
  }
  return (
    <button
      type="button"
      className={`glass ${styles.use}`}
      // The canvas below would take it for a look around.
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => setStop(store, stop, { ...stop, ...roundView(view) })}
    >
      <IconFlag size={16} stroke={1.75} aria-hidden="true" />
      {g('stop.use-view-for', { number })}
    </button>
  );
}

function isSame({ yaw, pitch = 0, hfov }: GuideStop, view: SceneView): boolean {
  if (yaw === undefined) return false;
  const turn = degreesApart(yaw, view.yaw);
  const zoom = hfov === undefined ? 0 : Math.abs(hfov - view.hfov);
  return turn < sameDegrees && Math.abs(pitch - view.pitch) < sameDegrees && zoom < sameDegrees;
}
