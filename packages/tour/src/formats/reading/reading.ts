import type { FloorPlan, Scene } from '../../document/index.ts';
import type { ImportedContent, ReadResult } from '../imported-tour.ts';
import type { Report } from '../report.ts';
import type { ScenesByName } from './scenes-by-name.ts';
import type { WantedFiles } from './wanted-files.ts';

/** What all parts of a reader write into. */
export interface Reading {
  report: Report;
  scenes: ScenesByName;
  files: WantedFiles;
}

/** What a reader found, as a tour; what the document did not say is left out. */
interface Found {
  name?: string | undefined;
  scenes: Scene[];
  floorPlans?: FloorPlan[];
  initialSceneId?: number | undefined;
  autorotate?: unknown;
  source?: ImportedContent['x-source'];
}

/** The end of every reader: the tour, the files that it wants, and the report. */
export function readResult({ files, report }: Reading, found: Found): ReadResult {
  const { name, scenes, floorPlans = [], initialSceneId, autorotate, source } = found;
  return {
    ok: true,
    content: {
      ...(name && { name }),
      scenes,
      ...(initialSceneId !== undefined && { initialSceneId }),
      ...(autorotate ? { autorotate: true } : {}),
      audio: [],
      brochures: [],
      floorPlans,
      ...(source && { 'x-source': source }),
    },
    files: files.list,
    report: report.lines,
  };
}
