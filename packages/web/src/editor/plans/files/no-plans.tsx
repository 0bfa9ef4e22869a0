import { IconMap2, IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from '../plan-canvas.module.css';
import { p } from '../plan-text.ts';
import { usePlanChooser } from '../use-plan-chooser.tsx';

/** What a plan is good for, and the way to the first one. */
export function NoPlans() {
  const chooser = usePlanChooser();
  return (
    <section className={styles.none} aria-label={p('plans.title')}>
      <EmptyState
        level={2}
        icon={<IconMap2 size={32} stroke={1.75} />}
        title={p('plans.empty-title')}
        action={
          <Button
            variant="primary"
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={chooser.choose}
          >
            {p('plans.add')}
          </Button>
        }
      >
        {p('plans.empty-text')}
      </EmptyState>
      <p className={styles.formats}>{p('plans.empty-formats')}</p>
      {chooser.input}
    </section>
  );
}
