import { IconCircle, IconCircleCheck, IconProgress } from '@tabler/icons-react';
import { t } from '../transfer-text.ts';
import styles from './import-steps.module.css';

/** What happens to a tour on its way in, in this order. */
const steps = ['send', 'read', 'store', 'compare'] as const;

/** How far an import is in what happens one after the other. */
export function ImportSteps({ now, isFetched }: { now: (typeof steps)[number]; isFetched: boolean }) {
  const at = steps.indexOf(now);
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'now' : 'later';
        const Icon = icons[state];
        return (
          <li key={step} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {t(`transfer.step-${step === 'send' && isFetched ? 'fetch' : step}`)}
            {state === 'done' && <span className="visually-hidden">{t('transfer.step-done')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

const icons = { done: IconCircleCheck, now: IconProgress, later: IconCircle };
