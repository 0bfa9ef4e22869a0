import { numberText } from '../i18n/format.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './admin.module.css';
import { t } from './admin-text.ts';
import { bytesText } from './figures.ts';
import { useFacts } from './use-admin.ts';

/** How much there is: of everything, or of files alone. */
export function FactTiles({ of = 'all' }: { of?: 'all' | 'files' }) {
  const { data, isError, isFetching, error, refetch } = useFacts();
  if (!data) {
    if (!isError) return <Skeleton className={styles.tile} />;
    return (
      <div role="alert" className={styles.card}>
        <p>{problemText(error)}</p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('admin.try-again')}
        </Button>
      </div>
    );
  }
  const { jobs } = data;
  const files = [
    [t('facts.originals'), bytesText(data.originalsBytes), t('facts.originals-text')],
    [t('facts.exports'), bytesText(data.exportsBytes), t('facts.exports-text')],
    [t('facts.bin'), numberText(data.deletedTours), t('facts.bin-text')],
  ];
  const everything = [
    [t('facts.users'), numberText(data.users), t('facts.users-text', { count: data.newUsers })],
    [t('facts.tours'), numberText(data.tours), t('facts.tours-text', { count: data.published })],
    ...files.slice(0, 1),
    [
      t('facts.jobs'),
      numberText(jobs.failed),
      t('facts.jobs-text', { running: jobs.running, waiting: jobs.waiting }),
    ],
    [t('facts.gallery'), numberText(data.openGalleryRequests), t('facts.gallery-text')],
    [t('facts.invoices'), numberText(data.openInvoices), t('facts.invoices-text')],
  ];
  return (
    <dl className={styles.tiles}>
      {(of === 'files' ? files : everything).map(([name, value, text]) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd>
            <b className="numbers">{value}</b>
            <small>{text}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
