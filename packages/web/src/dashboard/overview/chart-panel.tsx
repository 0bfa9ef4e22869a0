import type { DayNumbers } from '@tourwright/api';
import { Suspense } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import { numberText } from '../../i18n/format.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../dashboard-text.ts';
import styles from './overview.module.css';
import { type Measure, periodsOf } from './use-overview.ts';

/** The drawing library comes when there is a line to draw. */
const DayChart = lazyPart(async () => (await import('./day-chart.tsx')).DayChart);

interface ChartPanelProps {
  days: readonly DayNumbers[];
  length: number;
  measure: Measure;
}

/** A number day by day, as a line and as a table for screen readers. */
export function ChartPanel({ days, length, measure }: ChartPanelProps) {
  const { now, before } = periodsOf(days, length);
  const title = t(`overview.per-day-${measure}`);
  const points = now.map((each, index) => ({
    day: dayText(each.day),
    now: each[measure],
    before: before[index]?.[measure] ?? 0,
  }));
  const first = points[0];
  const last = points.at(-1);
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        {first && last && (
          <p className={styles.legend}>
            <span className={styles.lineNow}>
              {t('overview.range', { first: first.day, last: last.day })}
            </span>
            <span className={styles.lineBefore}>{t('overview.days-before', { count: length })}</span>
          </p>
        )}
      </div>
      <Suspense fallback={<Skeleton className={styles.chart} />}>
        <DayChart
          points={points}
          label={t('overview.chart-label', { title })}
          textOf={({ day, now: count, before: then }) =>
            t('overview.point', { day, count: numberText(count), before: numberText(then) })
          }
        />
      </Suspense>
      {/* A table is as high as its rows whatever its style says, and would make the page longer. */}
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('overview.day')}</th>
              <th scope="col">{t(`overview.measure-${measure}`)}</th>
              <th scope="col">{t('overview.days-before', { count: length })}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ day, now: count, before: then }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{numberText(count)}</td>
                <td>{numberText(then)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** "16 Nov"; days are those of UTC. */
function dayText(day: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(activeLocale(), format).format(new Date(day));
}
