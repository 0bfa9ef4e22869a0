import type { Report } from './report.ts';
import type { ScenesByName } from './scenes-by-name.ts';
import type { WantedFiles } from './wanted-files.ts';

/** What all parts of a reader write into. */
export interface Reading {
  report: Report;
  scenes: ScenesByName;
  files: WantedFiles;
}
