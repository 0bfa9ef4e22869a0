import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { Link } from 'react-router';
import type { SessionUser } from '../client/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Progress } from '../ui/progress.tsx';
import type { DashboardKind } from './dashboard-kind.ts';
import { t } from './dashboard-text.ts';
import styles from './overview-section.module.css';
import { SectionHead } from './section-head.tsx';
import { type SetupStep, setupSteps } from './setup-steps.ts';
import { TourCover } from './tour-cover.tsx';
import { editorPath } from './tour-links.ts';
import { TourStatusChip } from './tour-status-chip.tsx';
import { NoTours } from './tours-section.tsx';

const recentCount = 4;

interface OverviewSectionProps {
  rows: readonly TourRow[];
  kind: DashboardKind;
  user: SessionUser;
  onCreate(): void;
}

/** Where things stand: numbers, what was worked on last, and what is still to do at the beginning. */
export function OverviewSection({ rows, kind, user, onCreate }: OverviewSectionProps) {
  const steps = setupSteps(rows, user);
  const unfinished = steps.some((step) => !step.done);
  return (
    <>
      <SectionHead title={t('overview.title')} />
      {rows.length === 0 ? (
        <NoTours kind={kind} onCreate={onCreate} />
      ) : (
        <>
          <Numbers rows={rows} />
          <div className={styles.columns}>
            <RecentTours rows={rows} />
            {unfinished && <Setup steps={steps} kind={kind} />}
          </div>
        </>
      )}
    </>
  );
}

function Numbers({ rows }: { rows: readonly TourRow[] }) {
  const live = rows.filter(({ status }) => status === 'live' || status === 'changed').length;
  const views = rows.reduce((sum, row) => sum + row.views, 0);
  return (
    <dl className={classNames(styles.numbers, 'numbers')} aria-label={t('overview.numbers')}>
      <Figure label={t('overview.tours')} value={rows.length} />
      <Figure label={t('overview.live')} value={live} />
      <Figure label={t('overview.views')} value={views} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function RecentTours({ rows }: { rows: readonly TourRow[] }) {
  const recent = [...rows].sort((a, b) => b.tourData.updated_at.localeCompare(a.tourData.updated_at));
  return (
    <section className={styles.panel} aria-labelledby="recent-tours">
      <div className={styles.panelHead}>
        <h2 id="recent-tours">{t('overview.recent')}</h2>
        <ButtonLink variant="quiet" size="small" to="/dashboard/myTour">
          {t('overview.all')}
        </ButtonLink>
      </div>
      <ul>
        {recent.slice(0, recentCount).map((row) => (
          <li key={row.id}>
            <Link to={editorPath(row.id)} className={styles.recent}>
              <TourCover row={row} className={styles.cover} />
              <span className={styles.name}>
                <b className="ellipsis">{row.title}</b>
                <span className="numbers">
                  {t('overview.changed', { date: row.tourData.updated_at.slice(0, 10) })}
                </span>
              </span>
              <TourStatusChip status={row.status} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Setup({ steps, kind }: { steps: readonly SetupStep[]; kind: DashboardKind }) {
  const done = steps.filter((step) => step.done).length;
  const progress = t('overview.setup-progress', { done, total: steps.length });
  return (
    <section className={styles.panel} aria-labelledby="setup">
      <div className={styles.panelHead}>
        <h2 id="setup">{t('overview.setup')}</h2>
        <span className={classNames(styles.quiet, 'numbers')}>{progress}</span>
      </div>
      <Progress label={progress} value={done / steps.length} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} className={step.done ? styles.done : undefined}>
            {step.done ? (
              <IconCircleCheck size={20} stroke={1.75} role="img" aria-label={t('overview.done')} />
            ) : (
              <IconCircle size={20} stroke={1.75} aria-hidden="true" />
            )}
            {step.to && !step.done ? <Link to={step.to}>{stepText(step, kind)}</Link> : stepText(step, kind)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepText({ id }: SetupStep, kind: DashboardKind): string {
  return id === 'tour' ? t(`overview.step-tour.${kind}`) : t(`overview.step-${id}`);
}
