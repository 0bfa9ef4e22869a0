import type { Tour } from '../document/index.ts';
import type { Coverage, TileLayout } from '../pyramid/index.ts';
import type { Face } from '../sphere/index.ts';
import type { ReportLine } from './report.ts';

/** A tour as another tool's document describes it: everything except what only a server knows. */
export type ImportedContent = Pick<Tour, 'scenes' | 'audio' | 'brochures' | 'floorPlans'> &
  Partial<Pick<Tour, 'name' | 'description' | 'initialSceneId' | 'autorotate' | 'tourtype'>> & {
    'x-source'?: Source;
  };

/** What of a foreign thing has no counterpart here, kept so that it can be written back. */
export interface Source {
  tool: Tool;
  /** Its name in the foreign document. */
  id?: string;
  [field: string]: unknown;
}

/** A program or form whose tours can be imported. */
export type Tool = 'pannellum' | 'marzipano' | 'krpano' | 'photo-sphere-viewer' | 'folder';

/** Where the pixels of a file come from. */
export type FileSource =
  | { kind: 'file'; address: string }
  | { kind: 'faces'; addresses: Readonly<Record<Face, string>> }
  | { kind: 'tiles'; layout: TileLayout };

/** A file that the imported tour needs. */
export interface WantedFile {
  /** What stands for it in the document, in place of a slug, until it is stored. */
  name: string;
  use: 'panorama' | 'picture' | 'video' | 'floor-plan' | 'audio';
  source: FileSource;
  /** Where the foreign document names it. */
  place: string;
  /** The part of the sphere that a photo shows, where the foreign document says so; absent: as the photo itself says. */
  coverage?: Coverage;
}

interface ImportedTour {
  content: ImportedContent;
  files: readonly WantedFile[];
  report: readonly ReportLine[];
}

/** Why a document cannot be read at all. */
export type DocumentFault =
  | 'too_large'
  | 'too_deep'
  | 'too_many_values'
  | 'malformed'
  | 'xml_entities'
  | 'no_literal'
  | 'not_this_tool'
  | 'no_scenes';

/** The imported tour, or the fault for which the document cannot be read. */
export type ReadResult =
  | ({ ok: true } & ImportedTour)
  | { ok: false; fault: DocumentFault; params: Readonly<Record<string, string | number>> };

/** Makes the result of a document that cannot be read. */
export function refuseDocument(
  fault: DocumentFault,
  params: Readonly<Record<string, string | number>> = {},
): { ok: false; fault: DocumentFault; params: Readonly<Record<string, string | number>> } {
  return { ok: false, fault, params };
}

/** A text file that a tool reads. */
interface WrittenFile {
  path: string;
  text: string;
}

/** A tour as another tool's files. */
export interface ExportedTour {
  files: readonly WrittenFile[];
  /** The stored files that are beside them. */
  media: readonly { slug: string; path: string }[];
  report: readonly ReportLine[];
}
