import { IconChevronRight, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { DashboardKind } from '../dashboard-kind.ts';
import { t } from '../dashboard-text.ts';
import type { SetupStep } from '../setup-steps.ts';
import styles from './overview.module.css';

interface NextStepsProps {
  steps: readonly SetupStep[];
  kind: DashboardKind;
  /** What nobody has dealt with yet. */
  waiting: { leads: number; orders: number };
}

interface Step {
  id: string;
  text: string;
  to?: string | undefined;
  action?: string;
}

/** What needs the owner now, the first with a button; what is done folds. Nothing once all is done. */
export function NextSteps({ steps, kind, waiting }: NextStepsProps) {
  const done = steps.filter((step) => step.done);
  const open: Step[] = [
    ...waitingSteps(waiting),
    ...steps
      .filter((step) => !step.done)
      .map((step) => ({ id: step.id, text: stepText(step, kind), to: step.to })),
  ];
  if (open.length === 0) return null;
  const total = open.length + done.length;
  const progress = t('overview.setup-progress', { done: done.length, total });
  return (
    <section className={styles.panel} aria-label={t('overview.next')}>
      <div className={styles.panelHead}>
        <h2>{t('overview.next')}</h2>
        <span className={`${styles.all} ${styles.quiet} numbers`}>{progress}</span>
      </div>
      <Progress label={progress} value={done.length / total} />
      <ul className={styles.steps}>
        {open.map(({ id, text, to, action }, index) => (
          <li key={id}>
            <IconCircle size={20} stroke={1.75} aria-hidden="true" />
            {index === 0 && to ? (
              <>
                <b>{text}</b>
                <ButtonLink variant="primary" size="small" to={to}>
                  {action ?? t('overview.do')}
                </ButtonLink>
              </>
            ) : to ? (
              <Link to={to}>
                {text}
                <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
              </Link>
            ) : (
              <span>{text}</span>
            )}
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <details className={styles.done}>
          <summary>{t('overview.done-count', { count: done.length })}</summary>
          <ul className={styles.steps}>
            {done.map((step) => (
              <li key={step.id}>
                <IconCircleCheck size={20} stroke={1.75} role="img" aria-label={t('overview.done')} />
                <span>{stepText(step, kind)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function waitingSteps({ leads, orders }: NextStepsProps['waiting']): Step[] {
  const newOrders = {
    id: 'orders',
    text: t('overview.step-orders', { count: orders }),
    to: '/dashboard?show=orders',
    action: t('overview.open-orders'),
  };
  const newLeads = {
    id: 'leads',
    text: t('overview.step-leads', { count: leads }),
    to: '/dashboard/leads',
    action: t('overview.open-leads'),
  };
  return [...(orders > 0 ? [newOrders] : []), ...(leads > 0 ? [newLeads] : [])];
}

function stepText({ id }: SetupStep, kind: DashboardKind): string {
  return id === 'tour' ? t(`overview.step-tour.${kind}`) : t(`overview.step-${id}`);
}
