export type { PlacedPhotos } from './coverage.ts';
export { readFolder } from './folder/read-folder.ts';
export type {
  DocumentFault,
  ExportedTour,
  FileSource,
  ImportedContent,
  ReadResult,
  WantedFile,
} from './imported-tour.ts';
export { includesOf } from './krpano/includes-of.ts';
export { marzipanoTour } from './marzipano/marzipano-tour.ts';
export { readMarzipano } from './marzipano/read-marzipano.ts';
export { writeMarzipano } from './marzipano/write-marzipano.ts';
export { type Comparison, compareOriginal } from './original/compare-original.ts';
export { countOriginal } from './original/count-original.ts';
export type { Original } from './original/original.ts';
export { documentsOfAddress, documentsOfPage } from './page/documents-of-page.ts';
export { pannellumTour } from './pannellum/pannellum-tour.ts';
export { readPannellum } from './pannellum/read-pannellum.ts';
export { writePannellum } from './pannellum/write-pannellum.ts';
export { photoSphereViewerTour } from './photo-sphere-viewer/photo-sphere-viewer-tour.ts';
export { readPhotoSphereViewer } from './photo-sphere-viewer/read-photo-sphere-viewer.ts';
export { writePhotoSphereViewer } from './photo-sphere-viewer/write-photo-sphere-viewer.ts';
export { openLocator } from './positions/open-locator.ts';
export { readTour } from './read-tour.ts';
export type { ReportCode, ReportLine } from './report.ts';
export { sitePage, siteScript, siteStyle, siteTextPage } from './site/page.ts';
export { reportSite } from './site/report-site.ts';
export { readData } from './text/read-data.ts';
export type { ReadValue } from './text/value.ts';
