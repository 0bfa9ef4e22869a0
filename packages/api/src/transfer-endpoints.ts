/** Tours that go out whole or for other viewers, as files to download. */
import { z } from 'zod';
import { byId, type Endpoint } from './endpoint.ts';

/** As what a tour goes out: whole, to be opened again; for the viewers of others. */
export const exportFormats = ['tourwright', 'pannellum', 'marzipano', 'psv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Why nothing came of it: a code, and the values that its words need. */
const transferFault = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** One thing that was carried over, nearly carried over, or left out, and where it stands in the document. */
const reportLine = z.object({
  outcome: z.enum(['mapped', 'approximated', 'dropped']),
  code: z.string(),
  place: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TransferLine = z.infer<typeof reportLine>;

const exportReport = z.object({
  name: z.string(),
  /** How many files it holds. */
  files: z.int(),
  /** Slugs of files that are not there. */
  lacking: z.array(z.string()),
  report: z.array(reportLine),
});
export type ExportReport = z.infer<typeof exportReport>;

const tourExport = z.object({
  id: z.string(),
  format: z.enum(exportFormats),
  withVersions: z.boolean(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** 0..1. */
  progress: z.number(),
  fileName: z.string(),
  /** Of the file; before it is done about how much it will be. */
  sizeBytes: z.number(),
  /** Of the file, lower-case hex. */
  sha256: z.string().nullable(),
  /** Where it is downloaded, whole or in parts; null until it is done. */
  url: z.string().nullable(),
  createdAt: z.string(),
  /** The file is deleted then. */
  expiresAt: z.string(),
  report: exportReport.nullable(),
  fault: transferFault.nullable(),
});
export type TourExport = z.infer<typeof tourExport>;

const oneExport = byId.extend({ exportId: z.string().min(1).max(100) });

export const transferEndpoints = {
  listExports: {
    method: 'GET',
    path: '/api/tours/:id/exports',
    summary: 'The files that the tour was written into, newest first',
    params: byId,
    response: z.object({ items: z.array(tourExport) }),
  },
  startExport: {
    method: 'POST',
    path: '/api/tours/:id/exports',
    summary:
      'Begins to write the draft of the tour into a ZIP file, with its originals or for another viewer',
    params: byId,
    body: z.object({ format: z.enum(exportFormats), withVersions: z.boolean().default(false) }),
    response: tourExport,
    status: 202,
  },
  getExport: {
    method: 'GET',
    path: '/api/tours/:id/exports/:exportId',
    summary: 'How far such a file is, and its report',
    params: oneExport,
    response: tourExport,
  },
  deleteExport: {
    method: 'DELETE',
    path: '/api/tours/:id/exports/:exportId',
    summary: 'Cancels the writing of such a file, or deletes it',
    params: oneExport,
    response: z.object({ id: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
