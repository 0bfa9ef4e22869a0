import { IconPlus } from '@tabler/icons-react';
import type { FloorPlan } from '@tourwright/tour/document';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { specified } from '../state/specified-state.ts';
import styles from './plan-canvas.module.css';
import { p } from './plan-text.ts';
import { usePlanChooser } from './use-plan-chooser.tsx';

/** The floors of the tour, and one more. */
export function FloorTabs({ shown }: { shown: FloorPlan }) {
  const { store } = useOpenTour();
  const plans = useEditorStore(specified.floorPlanImages);
  const chooser = usePlanChooser();
  return (
    <nav className={styles.glass} aria-label={p('plans.floors')}>
      <div className={styles.tabs}>
        {plans.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={classNames(styles.tab, id === shown.id && styles.tabShown)}
            aria-current={id === shown.id}
            onClick={() => store.setState({ shownPlanId: String(id) })}
          >
            {name}
          </button>
        ))}
      </div>
      <IconButton
        label={p('plans.add')}
        icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        className={styles.tabAdd}
        onClick={chooser.choose}
      />
      {chooser.input}
    </nav>
  );
}
