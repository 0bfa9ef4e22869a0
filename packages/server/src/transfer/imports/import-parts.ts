import type { ImportComparison } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { compareOriginal, type Original, type ReportLine } from '@tourwright/tour/formats';
import { Problem } from '../../http/answers/problem.ts';
import type { GatheredFile } from '../gather-file.ts';

/** What an import needs of tours and images. */
export interface ImportParts {
  /** Below it lies what is unpacked. */
  workFolder: string;
  /** What the user said they show, `real-estate` or `retail`; null where they said neither. */
  kindOf(userId: string): Promise<string | null>;
  /** Makes a tour of a document under an id that nobody has. */
  createTour(userId: string, tourId: string, body: string): Promise<void>;
  /** Gives the tour its fields. */
  fillTour(tourId: string, userId: string, fields: object): Promise<void>;
  /** The tour as it is stored. */
  readTour(tourId: string): Promise<Tour | null>;
  removeTour(tourId: string, userId: string): Promise<void>;
  /** Stores a file by the ordinary way, which has panoramas cut. */
  storeFile(slug: string, file: GatheredFile): Promise<void>;
  /** Throws the problem `quota_reached` where the account has no room for this many bytes. */
  reserve(userId: string, bytes: number): Promise<void>;
  /** Gives the tour versions that were kept elsewhere, oldest first. */
  keepVersions(tourId: string, versions: readonly ArchivedVersion[]): Promise<void>;
}

/** A version that comes with an archive. */
export interface ArchivedVersion {
  version: number;
  kind: string;
  name: string | null;
  /** The moment of this state, ISO 8601. */
  at: string;
  tour: Tour;
}

/** Whose tour it will be, and who hears how far it is. */
export interface ImportTarget {
  userId: string;
  /** Under which the tour is made; nobody has it yet. */
  tourId: string;
  /** Which file of a folder holds the tour, where that is known. */
  document?: string | null;
  /** Where the source names none. */
  fallbackName: string;
  /** Ends the import with an error. */
  signal?: AbortSignal | undefined;
  /** 0..1. */
  onProgress?: ((part: number) => void | Promise<void>) | undefined;
}

/** The same, with a folder for what is unpacked. */
export type ImportWithin = ImportTarget & { workFolder: string };

/** A file that is not in the tour, and why. */
interface LackingFile {
  place: string;
  address: string;
  /** Null when it is missing; else why it was refused. */
  reason: string | null;
  /** The file and line that name it, where these are known. */
  file?: string;
  line?: number;
}

/** What a stored import has made. */
export interface ImportedTour {
  tourId: string;
  name: string;
  scenes: number;
  stored: number;
  lacking: LackingFile[];
  report: readonly ReportLine[];
  /** Null: nothing was compared. */
  comparison: ImportComparison | null;
}

/** Lays what is stored beside what was counted in its document. */
export async function compareStored(
  parts: ImportParts,
  tourId: string,
  original: Original | null,
  files: ImportComparison['files'],
): Promise<ImportComparison | null> {
  const tour = original && (await parts.readTour(tourId));
  if (!tour) return null;
  const { counts, differences, directions } = compareOriginal(original, tour);
  return { counts: [...counts], differences: [...differences], directions, files };
}

/** Why the file was refused; null when it was not. */
export async function storeOne(parts: ImportParts, slug: string, file: GatheredFile): Promise<string | null> {
  try {
    await parts.storeFile(slug, file);
    return null;
  } catch (error) {
    if (error instanceof Problem && error.statusCode < 500) return error.message;
    throw error;
  }
}
