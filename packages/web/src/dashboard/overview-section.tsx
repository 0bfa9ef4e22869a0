import { IconCloudOff } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SessionUser } from '../client/session/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Segmented } from '../ui/fields/segmented.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { DashboardKind } from './dashboard-kind.ts';
import { t } from './dashboard-text.ts';
import { NoTours } from './no-tours.tsx';
import { ChartPanel } from './overview/chart-panel.tsx';
import { LatestLeads, LatestOrders } from './overview/latest.tsx';
import { NextSteps } from './overview/next-steps.tsx';
import { Numbers } from './overview/numbers.tsx';
import overview from './overview/overview.module.css';
import { PlanMeter } from './overview/plan-meter.tsx';
import { type Measure, useDays, useLatestLeads, useLatestOrders, usePlan } from './overview/use-overview.ts';
import styles from './overview-section.module.css';
import { SectionHead } from './section-head.tsx';
import { setupSteps } from './setup-steps.ts';
import { TourCover } from './tours/tour-cover.tsx';
import { editorPath } from './tours/tour-links.ts';
import { TourStatusChip } from './tours/tour-status-chip.tsx';

const recentCount = 4;
const lengths = ['7', '30'] as const;
const measuresOf: Record<DashboardKind, readonly Measure[]> = {
  'real-estate': ['views', 'entries', 'leads'],
  retail: ['views', 'entries', 'leads', 'orders'],
};

interface OverviewSectionProps {
  rows: readonly TourRow[];
  kind: DashboardKind;
  user: SessionUser;
  onCreate(): void;
}

/** The state of things: numbers, what came in, how full the plan is, and what needs the owner now. */
export function OverviewSection({ rows, kind, user, onCreate }: OverviewSectionProps) {
  const [length, setLength] = useState('30');
  if (rows.length === 0)
    return (
      <>
        <SectionHead title={t('overview.title')} />
        <NoTours kind={kind} userId={user.id} onCreate={onCreate} />
      </>
    );
  return (
    <>
      <SectionHead title={t('overview.title')}>
        <Segmented
          label={t('overview.range-label')}
          value={length}
          segments={lengths.map((value) => ({ value, label: t(`overview.days-${value}`) }))}
          onChange={setLength}
        />
      </SectionHead>
      <Figures {...{ rows, kind, user }} length={Number(length)} />
    </>
  );
}

interface FiguresProps extends Omit<OverviewSectionProps, 'onCreate'> {
  length: number;
}

function Figures({ rows, kind, user, length }: FiguresProps) {
  const [chosen, setChosen] = useState<Measure>('views');
  const days = useDays(user.id);
  const leads = useLatestLeads(user.id);
  const orders = useLatestOrders(user.id, kind === 'retail');
  const plan = usePlan(user.id);
  const measures = measuresOf[kind];
  const measure = measures.includes(chosen) ? chosen : 'views';
  const waiting = { leads: leads.data?.newCount ?? 0, orders: orders.data?.openCount ?? 0 };
  return (
    <>
      {days.data && (
        <Numbers days={days.data} {...{ length, measures }} chosen={measure} onChoose={setChosen} />
      )}
      {!days.data && !days.isError && (
        <div role="status" aria-label={t('overview.loading')}>
          <Skeleton className={overview.pending} />
        </div>
      )}
      {!days.data && days.isError && (
        <p className={overview.failed} role="alert">
          <IconCloudOff size={20} stroke={1.75} aria-hidden="true" />
          {t('overview.failed')}
          <Button size="small" loading={days.isFetching} onClick={() => void days.refetch()}>
            {t('overview.try-again')}
          </Button>
        </p>
      )}
      <div className={overview.columns}>
        <div className={overview.column}>
          {days.data && <ChartPanel days={days.data} {...{ length, measure }} />}
          {kind === 'retail' && orders.data && (
            <LatestOrders orders={orders.data.items} openCount={orders.data.openCount} />
          )}
          {leads.data && <LatestLeads leads={leads.data.items} newCount={leads.data.newCount} />}
          <RecentTours rows={rows} />
        </div>
        <div className={overview.side}>
          <NextSteps steps={setupSteps(rows, user)} {...{ kind, waiting }} />
          {plan.data && <PlanMeter {...plan.data} />}
        </div>
      </div>
    </>
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
            <Link to={editorPath(row.id)} className={classNames(overview.entry, styles.recent)}>
              <TourCover row={row} className={styles.cover} />
              <span className={styles.name}>
                <b className="ellipsis">{row.title}</b>
                <span className="numbers">
                  {t('overview.changed', { date: row.tourData.updated_at.slice(0, 10) })}
                </span>
              </span>
              <TourStatusChip row={row} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
