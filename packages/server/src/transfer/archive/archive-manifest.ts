import { z } from 'zod';

/** The file of an archive by which it is known. */
export const manifestName = 'tourwright.json';
/** Rises when an older release could not read the archive any more. */
export const archiveVersion = 1;

const file = z.object({
  /** As the document spells it, with the folder that it lay in. */
  slug: z.string().min(1).max(1024),
  /** Within the archive. */
  path: z.string().min(1).max(2000),
  /** Of the original, lower-case hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  sizeBytes: z.int().min(0),
});

/** A file as an archive's manifest lists it. */
export type ArchivedFile = z.infer<typeof file>;

const keptVersion = z.object({
  version: z.int().min(1),
  kind: z.string().max(40),
  name: z.string().max(200).nullable(),
  /** The moment of this state. */
  at: z.iso.datetime(),
  /** Path of its document within the archive. */
  document: z.string().max(200),
});

/**
 * What an archive says of itself: `tourwright.json`. Beside it lie the documents as the server stores them and the files as
 * they once came; everything else is made of these again.
 */
export const archiveManifest = z.object({
  format: z.literal('tourwright-tour'),
  formatVersion: z.int().min(1),
  exportedAt: z.iso.datetime(),
  name: z.string().max(1000),
  /** Under which ids tour and owner were known where it came from: in its slugs they are replaced. */
  tourId: z.string().min(1).max(200),
  userId: z.string().min(1).max(200),
  /** Path of the draft. */
  document: z.string().max(200),
  /** Oldest first. */
  versions: z.array(keptVersion).max(10_000),
  files: z.array(file).max(100_000),
});

/** The manifest of an exported tour: its documents, versions and files. */
export type ArchiveManifest = z.infer<typeof archiveManifest>;
