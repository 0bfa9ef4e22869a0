/** Exports of tours as files, also for other viewers, and imports from files. */
import { z } from 'zod';
import { byId, type Endpoint } from '../endpoint.ts';

/** As what a tour goes out: whole, to be opened again; as a website of its own; for the viewers of others. */
export const exportFormats = ['tourwright', 'site', 'pannellum', 'marzipano', 'psv'] as const;

/** What a tour can be exported as; one of `exportFormats`. */
export type ExportFormat = (typeof exportFormats)[number];

const tileFormats = ['avif', 'webp', 'jpg'] as const;

/** What of a tour a website of it holds. */
export const siteOptions = z.object({
  /** Whether it opens by double-click too, which takes each tile a second time. */
  opensAsFile: z.boolean().default(true),
  /** Formats of the tiles, as far as a photo has them. */
  formats: z.array(z.enum(tileFormats)).min(1).max(tileFormats.length).default(['avif', 'jpg']),
  /** Pixels across the photos at most; null: as many as they have. */
  largestWidth: z.int().min(512).max(100_000).nullable().default(null),
  withVideos: z.boolean().default(true),
});

/** Choices for an exported website. */
export type SiteOptions = z.infer<typeof siteOptions>;

/** Why nothing came of it: a code, and the values that its words need. */
const transferFault = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** One thing that was carried over, nearly carried over, or left out, and where it is in the document. */
const reportLine = z.object({
  outcome: z.enum(['mapped', 'approximated', 'dropped']),
  code: z.string(),
  place: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The file of a foreign tour that it is in, and its line there, where these are known. */
  file: z.string().optional(),
  line: z.int().optional(),
});

/** One line of a report: what was carried over, nearly carried over or left out, and where it is. */
export type TransferLine = z.infer<typeof reportLine>;

const exportReport = z.object({
  name: z.string(),
  /** How many files it holds. */
  files: z.int(),
  /** Slugs of files that are not there. */
  lacking: z.array(z.string()),
  report: z.array(reportLine),
});

/** What an export holds and what could not be taken along. */
export type ExportReport = z.infer<typeof exportReport>;

const tourExport = z.object({
  id: z.string(),
  format: z.enum(exportFormats),
  withVersions: z.boolean(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** 0..1. */
  progress: z.number(),
  fileName: z.string(),
  /** The size of the file, bytes; before it is done, an estimate. */
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

/** An export of a tour: its file and how far it is. */
export type TourExport = z.infer<typeof tourExport>;

/** A file to be sent, and where it is in its folder. */
const sentFile = z.object({
  path: z
    .string()
    .min(1)
    .max(1000)
    .refine(
      (path) =>
        !/[\\\0]/.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'),
    ),
  sizeBytes: z.int().min(0),
});

/** A file that is to be sent for an import: its path in its folder, and its size in bytes. */
export type SentFile = z.infer<typeof sentFile>;
/** The most files of one import. */
export const mostImportFiles = 20_000;

/** Largest file of an import, in bytes (10 GiB). */
export const mostImportBytes = 10 * 2 ** 30;

const lackingFile = z.object({
  /** Where it is named. */
  place: z.string(),
  address: z.string(),
  /** Why it was refused; null: it is missing. */
  reason: z.string().nullable(),
  /** The file and line that name it, where these are known. */
  file: z.string().optional(),
  line: z.int().optional(),
});

const foundTour = z.object({
  /** Whose tour it is; `folder`: photos without a document. */
  tool: z.enum(['tourwright', 'pannellum', 'marzipano', 'krpano', 'photo-sphere-viewer', 'folder']),
  /** Null where it has none. */
  name: z.string().nullable(),
  /** The first of them, by name. */
  scenes: z.array(z.string()),
  counts: z.object({
    scenes: z.int(),
    links: z.int(),
    hotspots: z.int(),
    floorPlans: z.int(),
    versions: z.int(),
  }),
  lacking: z.array(lackingFile),
  report: z.array(reportLine),
});

/** What was recognised in the files of an import, before it is stored. */
export type FoundTour = z.infer<typeof foundTour>;

const comparedParts = ['scenes', 'links', 'hotspots', 'start_views', 'floor_plans', 'guide_stops'] as const;

const comparedCount = z.object({ part: z.enum(comparedParts), there: z.int(), here: z.int() });

/** The tour right after an import, beside what was counted in the document that it came from. */
const comparison = z.object({
  counts: z.array(comparedCount),
  /** Where the numbers of a scene differ. */
  differences: z.array(comparedCount.extend({ scene: z.string() })),
  /** Directions of hotspots and start views that the document has in plain numbers. */
  directions: z.object({ compared: z.int(), largestDegrees: z.number() }),
  /** How many files the document names, and how many of them came. */
  files: z.object({ there: z.int(), here: z.int() }),
});

/** A tour beside the document that it came from. */
export type ImportComparison = z.infer<typeof comparison>;

const importReport = z.object({
  name: z.string(),
  scenes: z.int(),
  /** How many files came in. */
  stored: z.int(),
  lacking: z.array(lackingFile),
  report: z.array(reportLine),
  /** The tour's version right after the import; null: not known. As long as it is the same, nothing was changed here. */
  tourVersion: z.int().nullable().default(null),
  /** Whether somebody said that they looked at what was carried over nearly. */
  isChecked: z.boolean().default(false),
  /** Null: nothing was compared, as of photos without a document. */
  comparison: comparison.nullable().default(null),
});

/** What an import brought and what it left out. */
export type ImportReport = z.infer<typeof importReport>;

const tourImport = z.object({
  id: z.string(),
  /**
   * Files come in, a job looks at them, somebody is asked whether to continue, a job makes the tour, it is there, or
   * not.
   */
  state: z.enum(['sending', 'reading', 'found', 'storing', 'done', 'failed']),
  name: z.string(),
  /** Where it is fetched from; null: its files were sent. */
  address: z.string().nullable(),
  /** 0..1 of what is running. */
  progress: z.number(),
  fileCount: z.int(),
  sizeBytes: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  found: foundTour.nullable(),
  /** Once it is there. */
  tourId: z.string().nullable(),
  report: importReport.nullable(),
  fault: transferFault.nullable(),
});

/** An import under way or finished. */
export type TourImport = z.infer<typeof tourImport>;

const oneImport = byId.extend({ importId: z.string().min(1).max(100) });

const oneExport = byId.extend({ exportId: z.string().min(1).max(100) });

/** Endpoints for exports and imports. */
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
      'Begins to write the draft of the tour into a ZIP file: with its originals, as a website, or for another viewer',
    params: byId,
    body: z.object({
      format: z.enum(exportFormats),
      withVersions: z.boolean().default(false),
      /** For a website; absent: the usual ones. */
      site: siteOptions.optional(),
    }),
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
  listImports: {
    method: 'GET',
    path: '/api/users/:id/imports',
    summary: 'Tours on their way in and what became of them, newest first',
    params: byId,
    response: z.object({
      items: z.array(tourImport),
      /** Whether this server fetches tours from addresses. */
      fetchesAddresses: z.boolean(),
    }),
  },
  startImport: {
    method: 'POST',
    path: '/api/users/:id/imports',
    summary:
      'Announces the files of a tour; each is sent to `/api/users/{id}/imports/{importId}/files/{number}`, counted from 0 (tus 1.0)',
    params: byId,
    body: z.object({
      /** What the tour is called where it has no name. */
      name: z.string().trim().min(1).max(300),
      files: z.array(sentFile).min(1).max(mostImportFiles),
    }),
    response: tourImport,
    status: 201,
  },
  importFromAddress: {
    method: 'POST',
    path: '/api/users/:id/imports/from-address',
    summary:
      'Has the tour at a public address fetched and looked at: a tour document, a page that shows one, or a ZIP',
    params: byId,
    body: z.object({ address: z.string().trim().min(1).max(2000) }),
    response: tourImport,
    status: 202,
  },
  getImport: {
    method: 'GET',
    path: '/api/users/:id/imports/:importId',
    summary: 'How far an import is, what was found, and its report',
    params: oneImport,
    response: tourImport,
  },
  readImport: {
    method: 'POST',
    path: '/api/users/:id/imports/:importId/read',
    summary: 'All files are sent: looks what is in them, and stores nothing',
    params: oneImport,
    response: tourImport,
    status: 202,
  },
  storeImport: {
    method: 'POST',
    path: '/api/users/:id/imports/:importId/store',
    summary: 'Makes the tour of what was found',
    params: oneImport,
    response: tourImport,
    status: 202,
  },
  checkImport: {
    method: 'PATCH',
    path: '/api/users/:id/imports/:importId',
    summary: 'Notes whether somebody has looked at what was carried over nearly',
    params: oneImport,
    body: z.object({ isChecked: z.boolean() }),
    response: tourImport,
  },
  undoImport: {
    method: 'POST',
    path: '/api/users/:id/imports/:importId/undo',
    summary: 'Deletes the tour that came in, with its files, for good, as long as nothing of it was changed',
    params: oneImport,
    response: z.object({ id: z.string() }),
  },
  deleteImport: {
    method: 'DELETE',
    path: '/api/users/:id/imports/:importId',
    summary: 'Cancels an import, or forgets one that is over; its tour stays',
    params: oneImport,
    response: z.object({ id: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
