import type { ReadResult } from '../imported-tour.ts';
import { readValue } from '../text/read-value.ts';
import { photoSphereViewerTour } from './photo-sphere-viewer-tour.ts';

/** Reads the nodes of Photo Sphere Viewer's virtual tour. */
export function readPhotoSphereViewer(text: string): ReadResult {
  return photoSphereViewerTour(readValue(text));
}
