import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { clockText } from '../../i18n/clock-text.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './recorder-bar.module.css';
import { type RecordingState, toggledPhase } from './voice-run.ts';
import { v } from './voice-text.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

interface RecorderBarProps {
  run: RecordingState;
  /** What is said while it runs, where it is more than the time. */
  words?: string | null;
  help?: ReactNode;
  className?: string | undefined;
  /** Pauses it, or goes on with it. */
  onPhase(phase: 'running' | 'paused'): void;
  onFinish(): void;
  onDiscard(): void;
}

/** How a recording goes, how loud it is, and how to pause and end it. */
export function RecorderBar(props: RecorderBarProps) {
  const { run, words, help, className, onPhase, onFinish, onDiscard } = props;
  const finish = useRef<HTMLButtonElement>(null);
  // Space and Enter end what was just begun, and the canvas is a Tab away.
  useEffect(() => finish.current?.focus({ preventScroll: true }), []);
  const isRunning = run.phase === 'running';
  const next = toggledPhase(run.phase);
  return (
    <div className={classNames(styles.bar, className)} data-recording={isRunning || undefined}>
      <i className={styles.light} aria-hidden="true" />
      <span className={classNames(styles.time, 'numbers')}>{(isRunning && words) || wordsOf(run)}</span>
      {run.level !== undefined && <Level value={run.phase === 'paused' ? 0 : run.level} />}
      {help}
      <span className={styles.buttons}>
        {next && (
          <Button
            size="small"
            icon={isRunning ? <IconPlayerPauseFilled {...icon} /> : <IconPlayerPlayFilled {...icon} />}
            onClick={() => onPhase(next)}
          >
            {v(isRunning ? 'voice.pause' : 'voice.go-on')}
          </Button>
        )}
        <Button
          ref={finish}
          size="small"
          variant="solid"
          aria-disabled={!next || undefined}
          icon={<IconPlayerStopFilled {...icon} />}
          onClick={() => next && onFinish()}
        >
          {v('voice.finish')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {v('voice.discard')}
        </Button>
      </span>
    </div>
  );
}

/** How loud the microphone hears; it tells the eye alone, ten times a second. */
function Level({ value }: { value: number }) {
  return (
    <span className={styles.level} data-level aria-hidden="true">
      <i style={{ inlineSize: `${Math.round(value * 100)}%` }} />
    </span>
  );
}

function wordsOf({ phase, seconds }: RecordingState): string {
  const time = clockText(seconds);
  if (phase === 'asking') return v('voice.asking');
  if (phase === 'countdown') return v('voice.countdown', { seconds: Math.ceil(seconds) });
  if (phase === 'paused') return v('voice.paused', { time });
  return phase === 'finished' ? v('voice.finishing') : v('voice.running', { time });
}
