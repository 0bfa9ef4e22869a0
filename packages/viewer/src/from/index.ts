/** Converts tours of other viewers to options of `createViewer`. */
import { marzipanoTour, pannellumTour, photoSphereViewerTour } from '@tourwright/tour/formats';
import { type ForeignTour, readForeign } from './read-foreign.ts';

export type { ForeignTour } from './read-foreign.ts';

/**
 * A tour, or a single panorama, of a Pannellum configuration: the object, or the text of its JSON file. Addresses in it are relative to
 * the page, or to `base`. Throws an error with a readable message if it is invalid.
 */
export function fromPannellum(configuration: object | string, base?: string): ForeignTour {
  return readForeign(configuration, { read: pannellumTour, base });
}

/** The same for what Marzipano Tool writes: its `APP_DATA`, or the text of its `data.js`, whose data is JSON. */
export function fromMarzipano(data: object | string, base?: string): ForeignTour {
  return readForeign(data, { read: marzipanoTour, base });
}

/** The same for the nodes of Photo Sphere Viewer's virtual tour, or the configuration of its plugin. */
export function fromPhotoSphereViewer(nodes: object | string, base?: string): ForeignTour {
  return readForeign(nodes, { read: photoSphereViewerTour, base });
}
