import { ApiError, type FoundTour, type ImageInfo, type ImportComparison } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { api } from '../../client/api.ts';
import { sizeText } from '../../i18n/format.ts';
import { wholeMomentText } from '../../i18n/moment-text.ts';
import { t } from '../transfer-text.ts';
import type { ReportProps } from './report.tsx';

/** Of which import or export. */
export interface AskedReport {
  importId: string | null;
  tourId: string | null;
  exportId: string | null;
}

/** What is known of one that came in beside its lines. */
interface Came {
  id: string;
  tool: FoundTour['tool'] | null;
  tourVersion: number | null;
  isChecked: boolean;
  comparison: ImportComparison | null;
}

/** A report with the tour that it is about. */
export interface FoundReport extends Pick<ReportProps, 'lines' | 'lacking'> {
  name: string;
  /** When it went or came. */
  at: string;
  /** Where it came from and how large it is, in words. */
  about: string;
  tourId: string;
  /** Null when it is gone. */
  tour: Tour | null;
  /** The small pictures of its scenes, by their ids. */
  thumbnails: ReadonlyMap<number, string>;
  /** Null: it went out. */
  came: Came | null;
}

/** The report of an import or an export with the tour that it speaks of; null where there is none yet. */
export async function readReport(
  userId: string,
  asked: AskedReport,
  signal: AbortSignal,
): Promise<FoundReport | null> {
  if (asked.importId !== null) return readImport(userId, asked.importId, signal);
  const { tourId, exportId } = asked;
  return tourId === null || exportId === null ? null : readExport(tourId, exportId, signal);
}

async function readImport(
  userId: string,
  importId: string,
  signal: AbortSignal,
): Promise<FoundReport | null> {
  const item = await api.getImport({ params: { id: userId, importId }, signal });
  const { report, tourId, createdAt, found } = item;
  if (!report || tourId === null) return null;
  const { name, report: lines, lacking, tourVersion, isChecked, comparison } = report;
  const tool = found?.tool ?? null;
  const size = sizeText(item.sizeBytes, 'megabyte', 1e6);
  const values = { at: moment(createdAt), scenes: report.scenes, files: report.stored, size };
  const about =
    tool === null
      ? t('report-page.came-at', values)
      : t('report-page.came', { ...values, name: item.name, tool: t(`tool.${tool}`) });
  return {
    name,
    at: createdAt,
    about,
    tourId,
    ...(await readTour(tourId, signal)),
    lines,
    lacking,
    came: { id: importId, tool, tourVersion, isChecked, comparison },
  };
}

async function readExport(
  tourId: string,
  exportId: string,
  signal: AbortSignal,
): Promise<FoundReport | null> {
  const { report, ...item } = await api.getExport({ params: { id: tourId, exportId }, signal });
  if (!report) return null;
  return {
    name: item.fileName,
    at: item.createdAt,
    about: moment(item.createdAt),
    tourId,
    ...(await readTour(tourId, signal)),
    lines: report.report,
    lacking: report.lacking.map((slug) => ({ place: slug, address: slug, reason: null })),
    came: null,
  };
}

const moment = wholeMomentText;

/** The tour as it is now; without its pictures a report can be read all the same. */
async function readTour(id: string, signal: AbortSignal): Promise<Pick<FoundReport, 'tour' | 'thumbnails'>> {
  const media = api.getTourMedia({ params: { id }, signal }).then(
    ({ images }) => images,
    () => ({}) as Record<string, ImageInfo>,
  );
  try {
    const tour = (await api.getTour({ params: { id }, signal })) as Tour;
    const images = await media;
    const pictured = tour.scenes.flatMap((scene): [number, string][] => {
      const thumbnail = images[scene.slug]?.thumbnail;
      return thumbnail ? [[scene.id, thumbnail]] : [];
    });
    return { tour, thumbnails: new Map(pictured) };
  } catch (cause) {
    if (cause instanceof ApiError && cause.problem.status === 404)
      return { tour: null, thumbnails: new Map() };
    throw cause;
  }
}
