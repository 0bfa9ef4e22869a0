export { readFolder } from './folder/read-folder.ts';
export type {
  DocumentFault,
  ExportedTour,
  FileSource,
  ImportedContent,
  ReadResult,
  WantedFile,
} from './imported-tour.ts';
export { writeMarzipano } from './marzipano/write-marzipano.ts';
export { writePannellum } from './pannellum/write-pannellum.ts';
export { writePhotoSphereViewer } from './photo-sphere-viewer/write-photo-sphere-viewer.ts';
export { readTour } from './read-tour.ts';
export type { ReportCode, ReportLine } from './report.ts';
