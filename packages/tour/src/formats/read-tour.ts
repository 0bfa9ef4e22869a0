import { type ReadResult, refuseDocument } from './imported-tour.ts';
import { readKrpano } from './krpano/read-krpano.ts';
import { isMarzipano, readMarzipano } from './marzipano/read-marzipano.ts';
import { isPannellum, readPannellum } from './pannellum/read-pannellum.ts';
import {
  isPhotoSphereViewer,
  readPhotoSphereViewer,
} from './photo-sphere-viewer/read-photo-sphere-viewer.ts';
import { readValue } from './text/read-value.ts';
import { isTourwright, readTourwright } from './tourwright/read-tourwright.ts';

/** Reads the document of whichever tool it is. `included` holds the texts of the files that an XML document includes. */
export function readTour(text: string, included: ReadonlyMap<string, string> = new Map()): ReadResult {
  if (/^\uFEFF?\s*</.test(text)) return readKrpano(text, included);
  const read = readValue(text);
  if (!read.ok) return read;
  // Before Marzipano, whose scenes have names as texts too.
  if (isTourwright(read.value)) return readTourwright(text);
  if (isMarzipano(read.value)) return readMarzipano(text);
  if (isPhotoSphereViewer(read.value)) return readPhotoSphereViewer(text);
  if (isPannellum(read.value)) return readPannellum(text);
  return refuseDocument('not_this_tool', { tool: '' });
}
