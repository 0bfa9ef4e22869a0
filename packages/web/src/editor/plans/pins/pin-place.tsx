import { IconTrash } from '@tabler/icons-react';
import type { FloorPlan } from '@tourwright/tour/document';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useFocusHeir } from '../../../ui/use-focus-heir.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import inspector from '../../panels/inspector.module.css';
import { NumberInput } from '../../panels/number-input.tsx';
import { p } from '../plan-text.ts';
import styles from './pin-inspector.module.css';
import { listOfPins } from './pin-menu.tsx';
import { movePin, type Pin, type Point, removePin } from './pins.ts';

/** Where a pin is, and the way to take it off; in sight wherever the inspector is scrolled to. */
export function PinPlace({ plan, pin }: { plan: FloorPlan; pin: Pin }) {
  const { store } = useOpenTour();
  const foot = useRef<HTMLElement>(null);
  useFocusHeir(foot, listOfPins);
  const percent = { decimals: 1, step: 0.5, min: 0, max: 100, unit: 'percent' as const };
  const keep = (change: Partial<Point>) => movePin(store, plan, pin, { x: pin.x, y: pin.y, ...change });
  return (
    <section
      ref={foot}
      className={classNames(inspector.section, inspector.foot)}
      aria-label={p('pin.position')}
    >
      <div className={styles.position}>
        <div>
          <span className={inspector.faint}>{p('pin.from-left')}</span>
          <NumberInput
            {...percent}
            label={p('pin.from-left')}
            value={pin.x * 100}
            onKeep={(value) => keep({ x: value / 100 })}
          />
        </div>
        <div>
          <span className={inspector.faint}>{p('pin.from-top')}</span>
          <NumberInput
            {...percent}
            label={p('pin.from-top')}
            value={pin.y * 100}
            onKeep={(value) => keep({ y: value / 100 })}
          />
        </div>
        <Button
          variant="danger"
          size="small"
          aria-label={p('pin.remove')}
          icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => removePin(store, plan, pin)}
        >
          {p('pin.remove-here')}
        </Button>
      </div>
    </section>
  );
}
