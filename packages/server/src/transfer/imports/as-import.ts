import type { SentFile, TourImport } from '@tourwright/api';
import type { ImportRow } from './import-table.ts';

/** Bytes of files together. */
export function sizeOf(files: readonly SentFile[]): number {
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

/** An import as its owner sees it. */
export function asImport(row: ImportRow): TourImport {
  const { id, state, name, progress, found, report, fault } = row;
  return {
    id,
    state,
    name,
    address: row.address,
    progress,
    fileCount: found.files.length,
    sizeBytes: sizeOf(found.files),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    found: found.tour,
    tourId: state === 'done' ? row.tourId : null,
    // Those of an earlier release say none of these.
    report: report && {
      ...report,
      tourVersion: report.tourVersion ?? null,
      isChecked: report.isChecked ?? false,
      comparison: report.comparison ?? null,
    },
    fault,
  };
}
