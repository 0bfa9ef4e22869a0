import { IconArchive, IconCloudOff } from '@tabler/icons-react';
import type { AskedBackup, ServerBackup, ServerBackups } from '@tourwright/api';
import { api } from '../../client/api.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { bytesText, momentText } from '../figures.ts';
import { Moment } from '../moment.tsx';
import { Rows } from '../paged-table.tsx';
import { useAct, useBackups } from '../use-admin.ts';

const icon = { size: 28, stroke: 1.75 } as const;

/** The backups: those that are there, until when, which are proven, and one to start now. */
export function BackupsSection() {
  const backups = useBackups();
  if (backups.isPending) return <Skeleton className={styles.tall} />;
  if (!backups.data) {
    return (
      <EmptyState
        icon={<IconCloudOff {...icon} />}
        title={t('admin.failed')}
        action={
          <Button variant="primary" loading={backups.isFetching} onClick={() => void backups.refetch()}>
            {t('admin.try-again')}
          </Button>
        }
      >
        {problemText(backups.error)}
      </EmptyState>
    );
  }
  const { place, underWay, items } = backups.data;
  return (
    <>
      <Place place={place} isBusy={underWay.length > 0} />
      <div role="status">
        {underWay.map((each) => (
          <UnderWay key={each.jobId} asked={each} />
        ))}
      </div>
      {items.length === 0 ? (
        <EmptyState icon={<IconArchive {...icon} />} title={t('backups.none')}>
          {t('backups.none-text')}
        </EmptyState>
      ) : (
        <Rows
          label={t('section.backups')}
          items={items}
          keyOf={({ id }) => id}
          columns={[
            { title: t('backups.made'), cell: (run) => <Made {...run} /> },
            { title: t('backups.how'), cell: ({ kind }) => t(`backups.${kind}`) },
            { title: t('backups.size'), cell: (run) => <Size {...run} /> },
            { title: t('backups.until'), cell: untilText },
            { title: t('backups.proof'), cell: (run) => <Proof {...run} /> },
          ]}
          actions={(run) =>
            place !== null && (
              <Drill run={run} isBusy={underWay.some(({ backupId }) => backupId === run.id)} />
            )
          }
        />
      )}
    </>
  );
}

function Place({ place, isBusy }: { place: ServerBackups['place']; isBusy: boolean }) {
  const make = useAct(() => api.makeBackup({}));
  const start = () => make.mutate(undefined, tellStart('backups.started'));
  return (
    <section className={styles.card} aria-labelledby="backup-place">
      <div className={styles.cardHead}>
        <div>
          <h2 id="backup-place">{t('backups.title')}</h2>
          <p className={styles.quiet}>
            {place === null
              ? t('backups.no-place')
              : t('backups.place', { folder: place.folder, keep: place.keep })}
          </p>
        </div>
        {place !== null && (
          <Button variant="primary" loading={make.isPending} disabled={isBusy} onClick={start}>
            {t('backups.make')}
          </Button>
        )}
      </div>
      {place === null && (
        <p className={styles.command}>
          <code>npx tourwright backup tours.tar</code>
        </p>
      )}
      <p className={styles.quiet}>{t('backups.restore')}</p>
      <p className={styles.command}>
        <code>npx tourwright restore tours.tar</code>
      </p>
    </section>
  );
}

function UnderWay({ asked: { jobId, what, isRunning } }: { asked: AskedBackup }) {
  const cancel = useAct(() => api.cancelJob({ params: { kind: 'backup', id: jobId } }));
  const onError = (error: Error) => showToast('error', problemText(error));
  return (
    <p className={styles.toolbar}>
      <Chip tone={isRunning ? 'work' : 'attention'}>
        {t(`backups.${what}-${isRunning ? 'running' : 'waiting'}`)}
      </Chip>
      <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate(undefined, { onError })}>
        {t('backups.cancel')}
      </Button>
    </p>
  );
}

function Made({ startedAt, path, fault }: ServerBackup) {
  return (
    <span className={styles.named}>
      <Moment at={startedAt} />
      {path && <small className={styles.typed}>{path}</small>}
      {fault && (
        <>
          <Chip tone="bad">{t('backups.failed')}</Chip>
          <small>{t(`backups.fault.${fault}`)}</small>
        </>
      )}
    </span>
  );
}

function Size({ sizeBytes, files, rows }: ServerBackup) {
  if (sizeBytes === null || files === null || rows === null) return null;
  return (
    <span className={styles.named}>
      <span>{bytesText(sizeBytes)}</span>
      <small>{t('backups.holds', { files, rows })}</small>
    </span>
  );
}

function untilText({ fault, removedAt, keptUntil }: ServerBackup) {
  if (fault !== null) return null;
  if (removedAt !== null) return t('backups.removed', { day: momentText(removedAt).slice(0, 10) });
  return keptUntil === null ? t('backups.by-hand') : <span className={styles.whole}>{keptUntil}</span>;
}

function Proof({ fault, provenAt, provenRows, provenFiles, proofFault }: ServerBackup) {
  if (fault !== null) return null;
  if (proofFault !== null) {
    return (
      <span className={styles.named}>
        <Chip tone="bad">{t('backups.refuted')}</Chip>
        <small>{t(`backups.fault.${proofFault}`)}</small>
      </span>
    );
  }
  if (provenAt === null) return <span className={styles.quiet}>{t('backups.unproven')}</span>;
  const figures = { rows: provenRows ?? 0, files: provenFiles ?? 0 };
  return (
    <span className={styles.named}>
      <Chip tone="good">{t('backups.proven')}</Chip>
      <small>{t('backups.proven-text', { time: momentText(provenAt), ...figures })}</small>
    </span>
  );
}

function Drill({ run, isBusy }: { run: ServerBackup; isBusy: boolean }) {
  const { id, path, fault, removedAt, startedAt } = run;
  const drill = useAct(() => api.drillBackup({ params: { id } }));
  if (path === null || fault !== null || removedAt !== null) return null;
  return (
    <Button
      size="small"
      loading={drill.isPending || isBusy}
      aria-label={t('backups.drill-label', { time: momentText(startedAt) })}
      onClick={() => drill.mutate(undefined, tellStart('backups.drill-started'))}
    >
      {t('backups.drill')}
    </Button>
  );
}

function tellStart(started: 'backups.started' | 'backups.drill-started') {
  return {
    onSuccess: (answer: { started: boolean }) =>
      showToast(answer.started ? 'success' : 'info', t(answer.started ? started : 'backups.not-started')),
    onError: (error: Error) => showToast('error', problemText(error)),
  };
}
