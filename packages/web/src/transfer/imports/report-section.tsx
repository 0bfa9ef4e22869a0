import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tourwright/api';
import { Link, useLocation } from 'react-router';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ExportAgain } from '../exports/export-again.tsx';
import styles from '../transfer.module.css';
import { t } from '../transfer-text.ts';
import { CheckedMark } from './checked-mark.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { placeInTour, placesOfImport } from './place-of-line.ts';
import { type AskedReport, type FoundReport, readReport } from './read-report.ts';
import { Report } from './report.tsx';
import pageStyles from './report-section.module.css';
import { saveReport } from './save-report.ts';
import { UndoImport } from './undo-import.tsx';

/** What became of a tour that came in or went out, each thing with its place, as a page of its own. */
export function ReportSection({ userId }: { userId: string }) {
  const query = new URLSearchParams(useLocation().search);
  const asked: AskedReport = {
    importId: query.get('import'),
    tourId: query.get('tour'),
    exportId: query.get('export'),
  };
  const queryKey = ['report', userId, asked];
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => readReport(userId, asked, signal),
    retry: false,
  });
  return (
    <div className={styles.section}>
      <Link className={styles.back} to={asked.importId ? '/dashboard?show=import' : '/dashboard/myTour'}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
        {t(asked.importId ? 'transfer.import-title' : 'transfer.back')}
      </Link>
      {found.data ? (
        <ShownReport found={found.data} userId={userId} queryKey={queryKey} />
      ) : (
        <>
          <h1>{t('report-page.title')}</h1>
          {found.isError && (
            <p role="alert" className={styles.failure}>
              {isGone(found.error) ? t('report-page.gone') : problemText(found.error)}
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface ShownProps {
  found: FoundReport;
  userId: string;
  queryKey: readonly unknown[];
}

function ShownReport({ found, userId, queryKey }: ShownProps) {
  const { name, at, about, tourId, tour, thumbnails, lines, lacking, came } = found;
  const placeOf = came ? placesOfImport(lines, tour) : (place: string) => placeInTour(place, tour);
  const own = came && { userId, importId: came.id };
  const canUndo = tour !== null && came?.tourVersion === tour.version;
  const comparison = came?.comparison ?? null;
  const kept = lines.filter(({ code }) => code === 'kept_field').length;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.name}>
          <div className={pageStyles.title}>
            <h1>{t(came ? 'report-page.import' : 'report-page.export', { name })}</h1>
            <Chip tone="good">{t(came ? 'report-page.imported' : 'report-page.exported')}</Chip>
          </div>
          <p>{about}</p>
        </div>
        <div className={styles.actions}>
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => saveReport({ name, at, tourId, lines, lacking, comparison }, placeOf)}
          >
            {t('transfer.json')}
          </Button>
          {own && canUndo && <UndoImport {...own} name={name} />}
          {tour && (
            <ButtonLink variant="primary" to={`/editor?tourId=${encodeURIComponent(tourId)}`}>
              {t('transfer.open')}
            </ButtonLink>
          )}
        </div>
      </header>
      <div className={pageStyles.body}>
        <Report
          {...{ lines, lacking, placeOf, tourId, thumbnails }}
          checked={own && <CheckedMark {...own} isChecked={came.isChecked} queryKey={queryKey} />}
        />
        <div className={pageStyles.aside}>
          {comparison && <ComparisonCard comparison={comparison} />}
          {tour && came?.tool && (
            <ExportAgain tourId={tourId} name={tour.name ?? name} tool={came.tool} kept={kept} />
          )}
        </div>
      </div>
    </>
  );
}

function isGone(cause: unknown): boolean {
  return cause instanceof ApiError && cause.problem.status === 404;
}
