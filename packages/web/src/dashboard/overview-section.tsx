import { IconCloudOff } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { useState } from 'react';
import { useLatestLeads } from '../client/account/use-latest-leads.ts';
import { useLatestOrders } from '../client/account/use-latest-orders.ts';
import { usePlan } from '../client/account/use-plan.ts';
import type { SessionUser } from '../client/session/session.ts';
import { useShop } from '../orders/use-orders.ts';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/fields/segmented.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { DashboardKind } from './dashboard-kind.ts';
import { t } from './dashboard-text.ts';
import { NoTours } from './no-tours.tsx';
import { ChartPanel } from './overview/chart-panel.tsx';
import { LatestLeads, LatestOrders } from './overview/latest.tsx';
import { LowStock } from './overview/low-stock.tsx';
import { NextSteps } from './overview/next-steps.tsx';
import { Numbers } from './overview/numbers.tsx';
import overview from './overview/overview.module.css';
import { PlanMeter } from './overview/plan-meter.tsx';
import { TopTours } from './overview/top-tours.tsx';
import { type Measure, useDays } from './overview/use-overview.ts';
import { SectionHead } from './section-head.tsx';
import { setupSteps } from './setup-steps.ts';

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
  const shop = useShop(user.id, kind === 'retail').data;
  const isOpen = kind === 'retail' && shop ? shop.sells !== 'nothing' : null;
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
          <TopTours rows={rows} />
        </div>
        <div className={overview.side}>
          <NextSteps steps={setupSteps(rows, user, isOpen)} {...{ kind, waiting }} />
          {kind === 'retail' && <LowStock userId={user.id} />}
          {plan.data && <PlanMeter {...plan.data} />}
        </div>
      </div>
    </>
  );
}
