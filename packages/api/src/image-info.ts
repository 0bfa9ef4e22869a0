import { adjustment } from '@tourwright/tour/document';
import { z } from 'zod';

/** Why a file cannot be used: a `FaultCode` with its parameters. */
const fault = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** How far an image's processing is, and what of it can be shown. */
export const imageInfo = z.object({
  slug: z.string(),
  state: z.enum(['uploading', 'processing', 'ready', 'failed']),
  /** 0..1 of the current state's work. */
  progress: z.number(),
  /** The copy without private metadata; null until it exists. */
  url: z.string().nullable(),
  thumbnail: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  sizeBytes: z.number().nullable(),
  /** Lower-case hex; only for the owner. */
  sha256: z.string().nullable().optional(),
  /** Where an unfinished upload continues (tus); only for the owner. */
  uploadUrl: z.string().nullable().optional(),
  /** The same photo is being cut again as its scene now wants it; only for the owner. `reason`: why that failed. */
  adjusting: z.object({ progress: z.number(), reason: fault.nullable() }).nullable().optional(),
  /** What was changed in the photo for the panorama that is there now; null: nothing. Only for the owner. */
  adjustment: adjustment.nullable().optional(),
  /** When it was put into the bin of its tour's files, ISO 8601; null: it is not there. Only for the owner. */
  deletedAt: z.string().nullable().optional(),
  /**
   * Which way the building's walls run, by the photo's straight lines: the yaw in degrees, 0..90, that one of
   * them is seen along, and how sure that is, 0..1. Absent: not computed yet, or the photo does not show it.
   */
  axes: z.object({ yaw: z.number(), confidence: z.number() }).optional(),
  /** Why it failed. */
  reason: fault.nullable(),
  panorama: z
    .object({
      /** Ends with a slash; `manifest.json`, `thumbnail.jpg` and the tiles are below it. */
      baseUrl: z.string(),
      manifest: z.unknown(),
      /** Data URL of a strip of six faces (f r b l u d), side by side. */
      preview: z.string(),
    })
    .nullable(),
});

/** How long a file can be restored from the bin of its tour. */
export const fileRestorableMs = 30 * 24 * 60 * 60 * 1000;

/** What the server knows of an uploaded file: how far it is, where its copies are, and its size. */
export type ImageInfo = z.infer<typeof imageInfo>;
