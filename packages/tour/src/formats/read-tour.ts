import { type ReadResult, refuseDocument } from './imported-tour.ts';
import { readKrpano } from './krpano/read-krpano.ts';
import { isMarzipano, marzipanoTour } from './marzipano/marzipano-tour.ts';
import { isPannellum, pannellumTour } from './pannellum/pannellum-tour.ts';
import {
  isPhotoSphereViewer,
  photoSphereViewerTour,
} from './photo-sphere-viewer/photo-sphere-viewer-tour.ts';
import { readValue } from './text/read-value.ts';
import { isTourwright, readTourwright } from './tourwright/read-tourwright.ts';

/** Reads the document of whichever tool it is. `included` holds the texts of the files that an XML document includes. */
export function readTour(text: string, included: ReadonlyMap<string, string> = new Map()): ReadResult {
  if (/^\uFEFF?\s*</.test(text)) return readKrpano(text, included);
  const read = readValue(text);
  if (!read.ok) return read;
  // Before Marzipano, whose scenes have names as texts too.
  if (isTourwright(read.value)) return readTourwright(text);
  if (isMarzipano(read.value)) return marzipanoTour(read);
  if (isPhotoSphereViewer(read.value)) return photoSphereViewerTour(read);
  if (isPannellum(read.value)) return pannellumTour(read);
  return refuseDocument('not_this_tool', { tool: '' });
}
