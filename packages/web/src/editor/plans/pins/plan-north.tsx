import type { FloorPlan } from '@tourwright/tour/document';
import { Slider } from '../../../ui/fields/slider.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import inspector from '../../panels/inspector.module.css';
import { NumberInput } from '../../panels/number-input.tsx';
import { p } from '../plan-text.ts';
import { northOfPlan, turnPlanNorth } from './north-of-plan.ts';
import styles from './pin-inspector.module.css';

/** Which way a plan's top points: the compass of all scenes on it follows, as one step. */
export function PlanNorth({ plan }: { plan: FloorPlan }) {
  const { store } = useOpenTour();
  const tour = useEditorStore((state) => state.shownTour);
  const media = useEditorStore((state) => state.media);
  if (!tour || !plan.pins?.length) return null;
  const { state, degrees } = northOfPlan(tour, plan, media);
  // As the scenes were before they were shown turned.
  const turned = (next: number) => {
    const kept = store.getState().tour;
    return kept && turnPlanNorth(kept, plan, next);
  };
  const keep = (next: number) => {
    const edit = turned(next);
    store.setState({ preview: null });
    if (edit) store.getState().commit(edit, { name: { id: 'edit.plan.north', values: { name: plan.name } } });
  };
  const shown = Math.round(degrees) % 360;
  return (
    <section className={inspector.section}>
      <h3>{p('north.title')}</h3>
      <div className={inspector.property}>
        <span>{p('north.top')}</span>
        <span className={inspector.range}>
          <Slider
            label={p('north.title')}
            value={shown}
            min={0}
            max={359}
            step={1}
            describe={(value) => p('pin.degrees', { value })}
            onChange={(next) => store.setState({ preview: turned(next) })}
            onCommit={keep}
          />
          <NumberInput
            label={p('north.number')}
            value={degrees}
            isMixed={state !== 'same'}
            decimals={0}
            step={1}
            min={-359}
            max={359}
            unit="degree"
            onKeep={keep}
          />
        </span>
      </div>
      <p className={styles.hint}>{p(`north.${state}`, { name: plan.name })}</p>
    </section>
  );
}
