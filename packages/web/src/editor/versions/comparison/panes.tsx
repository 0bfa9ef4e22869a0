import type { TourChange } from '@tourwright/tour/changes';
import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { signOf } from './change-signs.ts';
import { Divider } from './divider.tsx';
import styles from './pane.module.css';

interface PanesProps {
  /** Whether the pictures are over each other, with a divider between them. */
  isSlider: boolean;
  /** What is looked at: the divider leaves it in sight. */
  chosen: TourChange | null;
  names: { earlier: string; later: string };
  /** The earlier picture, and the later one if there is one. */
  children: ReactNode;
}

/** The pictures of a comparison: beside each other, or the later one over the earlier one from the divider on. */
export function Panes({ isSlider, chosen, names, children }: PanesProps) {
  const [percent, setPercent] = useState(50);
  const box = useRef<HTMLDivElement>(null);
  // Both pictures turn to a change, so that it is in the middle: there the divider would cover it.
  useEffect(() => {
    if (chosen) setPercent(signOf(chosen.sort) === 'removed' ? 75 : 25);
  }, [chosen]);
  const showFocused = ({ target }: FocusEvent) => {
    if (!isSlider || !box.current || !target.matches('[data-hotspot-id]')) return;
    const isEarlier = box.current.firstElementChild?.contains(target) ?? false;
    const at = percentAt(box.current, centreOf(target));
    if (isEarlier ? at > percent : at < percent) setPercent(clamp(at + (isEarlier ? aside : -aside)));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the focus of the hotspots in it.
    <div
      ref={box}
      className={styles.panes}
      data-slider={isSlider ? '' : undefined}
      style={{ '--divider': `${percent}%` } as CSSProperties}
      onFocus={showFocused}
    >
      {children}
      {isSlider && (
        <Divider
          percent={percent}
          names={names}
          percentAt={(x) => (box.current ? clamp(percentAt(box.current, x)) : percent)}
          onChange={setPercent}
        />
      )}
    </div>
  );
}

/** How far beside a focused hotspot the divider goes, in percent of the width. */
const aside = 10;

/** How far a place is from where lines begin, in percent of the width. */
function percentAt(box: HTMLElement, x: number): number {
  const { left, width } = box.getBoundingClientRect();
  const fromLeft = ((x - left) / Math.max(width, 1)) * 100;
  return getComputedStyle(box).direction === 'rtl' ? 100 - fromLeft : fromLeft;
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

function clamp(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}
