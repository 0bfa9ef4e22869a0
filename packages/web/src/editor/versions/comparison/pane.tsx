import '@tourwright/viewer/viewer.css';
import type { TourChange } from '@tourwright/tour/changes';
import type { Viewer } from '@tourwright/viewer';
import { useEffect, useRef } from 'react';
import { momentText, type ShownState } from '../shown-state.ts';
import { t } from '../versions-text.ts';
import { MovedPaths } from './moved-paths.tsx';
import styles from './pane.module.css';
import { type Pair, usePaneViewer } from './use-pane-viewer.ts';

interface PaneProps {
  state: ShownState;
  sceneId: number;
  sceneName: string;
  /** Changes of the shown scene; those that this side does not have cannot be marked. */
  changes: readonly TourChange[];
  pair: Pair;
  /** The hotspot that the selected change is about. */
  chosenId: string | null;
  onViewer(viewer: Viewer | null): void;
}

/** One side of a comparison: a state of the tour in the viewer that visitors get, with what changed marked. */
export function Pane(props: PaneProps) {
  const { state, sceneId, sceneName } = props;
  const scene = state.tour.scenes.find(({ id }) => id === sceneId);
  const hasPicture = Boolean(scene && state.media[scene.slug]?.panorama);
  return (
    <section
      className={styles.pane}
      aria-label={t('compare.picture-of', { scene: sceneName, version: state.name })}
    >
      {hasPicture ? (
        <Picture {...props} />
      ) : (
        <p className={styles.missing}>
          {t(scene ? 'compare.no-picture' : 'compare.no-scene', { scene: sceneName })}
        </p>
      )}
      <p className={styles.paneName}>
        <b>{state.name}</b>
        {state.at !== null && <time dateTime={state.at}>{momentText(state.at)}</time>}
      </p>
    </section>
  );
}

function Picture({ state, sceneId, changes, pair, chosenId, onViewer }: PaneProps) {
  const host = useRef<HTMLDivElement>(null);
  const viewer = usePaneViewer(host, { state, sceneId, changes, pair });
  useEffect(() => {
    onViewer(viewer);
    return () => onViewer(null);
  }, [viewer, onViewer]);
  useEffect(() => viewer?.setOpen(chosenId), [viewer, chosenId]);
  return (
    <>
      <div ref={host} className={styles.viewer} />
      {viewer && <MovedPaths viewer={viewer} changes={changes} />}
    </>
  );
}
