import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconCopy,
  IconMinus,
  IconRefresh,
} from '@tabler/icons-react';
import { copyText } from '../../layout/copy-text.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { FactTiles } from '../fact-tiles.tsx';
import { momentText } from '../figures.ts';
import { useHealth } from '../use-admin.ts';

const icon = { size: 20, stroke: 1.75 } as const;
const icons = {
  ok: IconCircleCheck,
  warn: IconAlertTriangle,
  fail: IconCircleX,
  skipped: IconMinus,
} as const;

type Report = NonNullable<ReturnType<typeof useHealth>['data']>;
type Check = Report['checks'][number];

/** How much there is, and what `tourwright doctor` says: problems first, each with what to do. */
export function HealthSection() {
  const health = useHealth();
  return (
    <>
      <FactTiles />
      {health.data && (
        <Findings report={health.data} trying={health.isFetching} onAgain={() => void health.refetch()} />
      )}
      {health.isPending && (
        <div className={styles.pending} aria-busy="true">
          <p role="status" className="visually-hidden">
            {t('admin.loading')}
          </p>
          <Skeleton className={styles.tall} />
        </div>
      )}
      {health.isError && !health.data && (
        <div role="alert" className={styles.card}>
          <p>{problemText(health.error)}</p>
          <Button loading={health.isFetching} onClick={() => void health.refetch()}>
            {t('admin.try-again')}
          </Button>
        </div>
      )}
    </>
  );
}

function Findings({ report, trying, onAgain }: { report: Report; trying: boolean; onAgain(): void }) {
  const bad = ['fail', 'warn'].flatMap((state) => report.checks.filter((check) => check.state === state));
  const good = report.checks.filter(({ state }) => state === 'ok');
  const leftOut = report.checks.filter(({ state }) => state === 'skipped');
  return (
    <section className={styles.card} aria-labelledby="findings">
      <div className={styles.cardHead}>
        <div>
          <h2 id="findings">{t('health.attention', { count: bad.length, all: report.checks.length })}</h2>
          <p className={styles.quiet}>{t('health.checked', { time: momentText(report.checkedAt) })}</p>
        </div>
        <Button
          icon={<IconCopy {...icon} aria-hidden="true" />}
          onClick={() => void copyText(textOf(report))}
        >
          {t('health.copy')}
        </Button>
        <Button icon={<IconRefresh {...icon} aria-hidden="true" />} loading={trying} onClick={onAgain}>
          {t('health.again')}
        </Button>
      </div>
      <Checks checks={bad} />
      {leftOut.length > 0 && (
        <details>
          <summary>{t('health.left-out')}</summary>
          <Checks checks={leftOut} />
        </details>
      )}
      <details open={bad.length === 0}>
        <summary>{t('health.good', { count: good.length })}</summary>
        <Checks checks={good} />
      </details>
    </section>
  );
}

function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ id, state, title, message, advice, command }) => {
        const Icon = icons[state];
        return (
          <li key={id} data-state={state}>
            <Icon {...icon} aria-label={t(`health.${state}`)} />
            <div>
              <h3>{title}</h3>
              <p>{message}</p>
              {state !== 'ok' && advice && <p>{advice}</p>}
              {state !== 'ok' && command && (
                <p className={styles.command}>
                  <code>{command}</code>
                  <Button size="small" variant="quiet" onClick={() => void copyText(command)}>
                    {t('health.copy-command')}
                  </Button>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function textOf({ checkedAt, checks }: Report): string {
  const lines = checks.map(({ state, title, message, advice }) =>
    [`[${state}] ${title}: ${message}`, state !== 'ok' && advice && `  ${advice}`].filter(Boolean).join('\n'),
  );
  return [checkedAt, ...lines].join('\n');
}
