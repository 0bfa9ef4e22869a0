import type { GuideStop } from '@tourwright/tour/document';
import { type PointerEvent, useRef } from 'react';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { previewItem } from '../../session/set-item.ts';
import { setStop } from '../guide-edits.ts';
import { mostStopSeconds } from '../guide-times.ts';
import styles from '../timeline.module.css';

interface StopEdgeProps {
  stop: GuideStop;
  seconds: number;
  /** How wide a second is. */
  pixels: number;
}

const leastSeconds = 1;

/** The end of a stop: dragged, it sets how long that lasts; later stops move along. The inspector has a field for it. */
export function StopEdge({ stop, seconds, pixels }: StopEdgeProps) {
  const { store } = useOpenTour();
  const drag = useRef<{ x: number; seconds: number; sign: 1 | -1 } | null>(null);
  const secondsAt = ({ clientX }: PointerEvent) => {
    const { x, seconds: from, sign } = drag.current ?? { x: clientX, seconds, sign: 1 };
    const next = Math.round((from + (sign * (clientX - x)) / pixels) * 2) / 2;
    return Math.max(leastSeconds, Math.min(mostStopSeconds, next));
  };
  const end = () => {
    drag.current = null;
    store.setState({ preview: null });
  };
  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        drag.current = { x: event.clientX, seconds, sign: isRtl ? -1 : 1 };
      }}
      onPointerMove={(event) => {
        if (drag.current) previewItem(store, ['guide'], stop, { ...stop, seconds: secondsAt(event) });
      }}
      onPointerUp={(event) => {
        if (!drag.current) return;
        const next = secondsAt(event);
        const isMoved = next !== drag.current.seconds;
        end();
        if (isMoved) setStop(store, stop, { ...stop, seconds: next });
      }}
      onPointerCancel={end}
    />
  );
}
