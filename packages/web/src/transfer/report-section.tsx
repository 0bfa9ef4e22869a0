import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { Link, useLocation } from 'react-router';
import { api } from '../client/api.ts';
import { wholeMomentText } from '../i18n/moment-text.ts';
import { problemText } from '../layout/problem-text.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { placeInTour, placesOfImport } from './place-of-line.ts';
import { Report, type ReportProps } from './report.tsx';
import { saveReport } from './save-report.ts';
import styles from './transfer.module.css';
import { t } from './transfer-text.ts';

/** Of which import or export. */
interface Asked {
  importId: string | null;
  tourId: string | null;
  exportId: string | null;
}

interface Found extends Omit<ReportProps, 'placeOf'> {
  name: string;
  /** When it went or came. */
  at: string;
  isImport: boolean;
  tourId: string;
  /** Null when it is gone. */
  tour: Tour | null;
}

/** What became of a tour that came in or went out, each thing with its place, as a page of its own. */
export function ReportSection({ userId }: { userId: string }) {
  const query = new URLSearchParams(useLocation().search);
  const asked = { importId: query.get('import'), tourId: query.get('tour'), exportId: query.get('export') };
  const found = useQuery({
    queryKey: ['report', userId, asked],
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
        <FoundReport {...found.data} />
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

function FoundReport({ name, at, isImport, tourId, tour, lines, lacking }: Found) {
  const placeOf = isImport ? placesOfImport(lines, tour) : (place: string) => placeInTour(place, tour);
  const title = t(isImport ? 'report-page.import' : 'report-page.export', { name });
  return (
    <>
      <header className={styles.head}>
        <div className={styles.name}>
          <h1>{title}</h1>
          <p>{wholeMomentText(at)}</p>
        </div>
        <div className={styles.actions}>
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => saveReport({ name, at, tourId, lines, lacking }, placeOf)}
          >
            {t('transfer.json')}
          </Button>
          {tour && (
            <ButtonLink variant="primary" to={`/editor?tourId=${encodeURIComponent(tourId)}`}>
              {t('transfer.open')}
            </ButtonLink>
          )}
        </div>
      </header>
      <Report {...{ lines, lacking, placeOf, tourId }} />
    </>
  );
}

async function readReport(userId: string, asked: Asked, signal: AbortSignal): Promise<Found | null> {
  const { importId, exportId } = asked;
  if (importId !== null) {
    const found = await api.getImport({ params: { id: userId, importId }, signal });
    const { report, tourId, createdAt } = found;
    if (!report || tourId === null) return null;
    const { name, report: lines, lacking } = report;
    return {
      name,
      at: createdAt,
      isImport: true,
      tourId,
      tour: await readTour(tourId, signal),
      lines,
      lacking,
    };
  }
  if (asked.tourId === null || exportId === null) return null;
  const found = await api.getExport({ params: { id: asked.tourId, exportId }, signal });
  if (!found.report) return null;
  return {
    name: found.fileName,
    at: found.createdAt,
    isImport: false,
    tourId: asked.tourId,
    tour: await readTour(asked.tourId, signal),
    lines: found.report.report,
    lacking: found.report.lacking.map((slug) => ({ place: slug, address: slug, reason: null })),
  };
}

async function readTour(id: string, signal: AbortSignal): Promise<Tour | null> {
  try {
    return (await api.getTour({ params: { id }, signal })) as Tour;
  } catch (cause) {
    if (isGone(cause)) return null;
    throw cause;
  }
}

function isGone(cause: unknown): boolean {
  return cause instanceof ApiError && cause.problem.status === 404;
}
