import { type ReadResult, refuseDocument } from './imported-tour.ts';
import { readKrpano } from './krpano/read-krpano.ts';
import { isMarzipano, readMarzipano } from './marzipano/read-marzipano.ts';
import { isPannellum, readPannellum } from './pannellum/read-pannellum.ts';
import {
  isPhotoSphereViewer,
  readPhotoSphereViewer,
} from './photo-sphere-viewer/read-photo-sphere-viewer.ts';
import { readValue } from './text/read-value.ts';

/** Reads the document of whichever tool it is. */
export function readTour(text: string): ReadResult {
  if (/^\uFEFF?\s*</.test(text)) return readKrpano(text);
  const read = readValue(text);
  if (!read.ok) return read;
  if (isMarzipano(read.value)) return readMarzipano(text);
  if (isPhotoSphereViewer(read.value)) return readPhotoSphereViewer(text);
  if (isPannellum(read.value)) return readPannellum(text);
  return refuseDocument('not_this_tool', { tool: '' });
}
