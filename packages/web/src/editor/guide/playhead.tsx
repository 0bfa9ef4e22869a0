import { useEffect, useRef } from 'react';
import { clockText } from '../../i18n/clock-text.ts';
import { useEditorStore } from '../editor-store.ts';
import { passageSeconds, type TimedStop } from './guide-times.ts';
import styles from './timeline.module.css';

/** Where the guided tour is: at the selected stop, or on its way while it plays. */
export function Playhead({ timed, pixels }: { timed: readonly TimedStop[]; pixels: number }) {
  const selectedId = useEditorStore((state) => state.selectedStopId);
  const run = useEditorStore((state) => state.guideRun);
  const head = useRef<HTMLDivElement>(null);
  const playing = run?.kind === 'play' ? run : null;
  const here = timed.find(({ stop }) => stop.id === (playing?.stopId ?? selectedId));
  const { start = 0, seconds = 0 } = here ?? {};
  const since = playing?.since ?? null;
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const passed = since === null ? 0 : Math.min(seconds, (performance.now() - since) / 1000);
      const at = since === null && playing ? Math.max(0, start - passageSeconds / 2) : start + passed;
      head.current?.style.setProperty('--at', `${at * pixels}px`);
      if (head.current) head.current.dataset.time = clockText(at);
      if (since !== null) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [start, seconds, since, playing, pixels]);
  return here ? <div ref={head} className={styles.playhead} aria-hidden="true" /> : null;
}
