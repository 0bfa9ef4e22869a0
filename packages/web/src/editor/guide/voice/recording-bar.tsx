import { useEffect } from 'react';
import { clockText } from '../../../i18n/clock-text.ts';
import { useEditorStore } from '../../editor-store.ts';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { RecorderBar } from '../../recording/recorder-bar.tsx';
import { type RecordingState, toggledPhase } from '../../recording/voice-run.ts';
import styles from '../guide-drawer.module.css';
import { g } from '../guide-text.ts';

/** How the recording goes, and how to end it. */
export function RecordingBar() {
  const { store } = useOpenTour();
  const run = useEditorStore(({ guideRun }) => (guideRun?.kind === 'play' ? null : guideRun));
  useSpaceToPause(store);
  if (!run) return null;
  const isWalk = run.kind === 'record';
  const time = clockText(run.seconds);
  return (
    <RecorderBar
      className={styles.head}
      run={run}
      words={isWalk ? g('record.running', { time, stops: run.stops }) : null}
      help={isWalk && <span className={styles.help}>{g('record.help')}</span>}
      onPhase={(phase) => setPhase(store, phase)}
      onFinish={() => setPhase(store, 'finished')}
      onDiscard={() => store.setState({ guideRun: null })}
    />
  );
}

function setPhase(store: OpenTour['store'], phase: RecordingState['phase']): void {
  const { guideRun } = store.getState();
  if (guideRun && guideRun.kind !== 'play') store.setState({ guideRun: { ...guideRun, phase } });
}

/** With the keyboard on the picture, Space pauses and goes on; a button it presses, as everywhere. */
function useSpaceToPause(store: OpenTour['store']): void {
  useEffect(() => {
    const onKeyDown = ({ key, repeat, target }: KeyboardEvent) => {
      const isOnPicture = target instanceof HTMLCanvasElement || target === document.body;
      if (key !== ' ' || repeat || !isOnPicture) return;
      const { guideRun } = store.getState();
      const next = guideRun && guideRun.kind !== 'play' ? toggledPhase(guideRun.phase) : null;
      if (next) setPhase(store, next);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
