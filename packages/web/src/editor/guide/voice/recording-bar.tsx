import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { clockText } from '../../../i18n/clock-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditorStore } from '../../editor-store.ts';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import type { GuideRun } from '../../state/editor-state.ts';
import styles from '../guide-drawer.module.css';
import { g } from '../guide-text.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

type Recording = Extract<GuideRun, { kind: 'record' | 'voice' }>;

/** How the recording goes, and how to end it. */
export function RecordingBar() {
  const { store } = useOpenTour();
  const run = useEditorStore(({ guideRun }) => (guideRun?.kind === 'play' ? null : guideRun));
  const finish = useRef<HTMLButtonElement>(null);
  // Space and Enter end what was just begun, and the canvas is a Tab away.
  useEffect(() => finish.current?.focus({ preventScroll: true }), []);
  useSpaceToPause(store);
  if (!run) return null;
  const isRunning = run.phase === 'running';
  const isStarted = isRunning || run.phase === 'paused';
  const set = (phase: Recording['phase']) => store.setState({ guideRun: { ...run, phase } as Recording });
  return (
    <div className={styles.head} data-recording={isRunning || undefined}>
      <i className={styles.light} aria-hidden="true" />
      <span className={`${styles.time} numbers`}>{wordsOf(run)}</span>
      {run.kind === 'record' && <span className={styles.help}>{g('record.help')}</span>}
      <span className={styles.grow} />
      {isStarted && (
        <Button
          size="small"
          icon={isRunning ? <IconPlayerPauseFilled {...icon} /> : <IconPlayerPlayFilled {...icon} />}
          onClick={() => togglePause(store)}
        >
          {g(isRunning ? 'record.pause' : 'record.go-on')}
        </Button>
      )}
      <Button
        ref={finish}
        size="small"
        variant="solid"
        aria-disabled={!isStarted || undefined}
        icon={<IconPlayerStopFilled {...icon} />}
        onClick={() => isStarted && set('finished')}
      >
        {g('record.finish')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => store.setState({ guideRun: null })}>
        {g('record.discard')}
      </Button>
    </div>
  );
}

/** Pauses what is being recorded, or goes on with it. */
function togglePause(store: OpenTour['store']): void {
  const { guideRun } = store.getState();
  if (guideRun === null || guideRun.kind === 'play') return;
  const { phase } = guideRun;
  if (phase !== 'running' && phase !== 'paused') return;
  store.setState({ guideRun: { ...guideRun, phase: phase === 'running' ? 'paused' : 'running' } });
}

/** With the keyboard on the picture, Space pauses and goes on; a button it presses, as everywhere. */
function useSpaceToPause(store: OpenTour['store']): void {
  useEffect(() => {
    const onKeyDown = ({ key, repeat, target }: KeyboardEvent) => {
      const isOnPicture = target instanceof HTMLCanvasElement || target === document.body;
      if (key === ' ' && !repeat && isOnPicture) togglePause(store);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
}

function wordsOf(run: Recording): string {
  const time = clockText(run.seconds);
  if (run.phase === 'asking') return g('record.asking');
  if (run.phase === 'countdown') return g('record.countdown', { seconds: Math.ceil(run.seconds) });
  if (run.phase === 'paused') return g('record.paused', { time });
  return run.kind === 'voice' ? g('record.voice', { time }) : g('record.running', { time, stops: run.stops });
}
