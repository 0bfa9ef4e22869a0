import type { Tour } from '@tourwright/tour/document';
import { beginsAsPlanet } from '@tourwright/tour/rules';
import { createViewer, type Viewer, type ViewerOptions } from '@tourwright/viewer/radians';
import type { TourAddress } from '../address/tour-address.ts';

/** Shows a tour in the element, as a little planet first if it is to begin so. */
export function beginViewer(
  element: HTMLElement,
  options: ViewerOptions,
  tour: Pick<Tour, 'opening'>,
  address: TourAddress,
): Viewer {
  const viewer = createViewer(element, options);
  if (!beginsAsPlanet(tour, address)) return viewer;
  const first = options.scenes.find(({ id }) => id === options.sceneId);
  import('./planet.ts').then(
    ({ openAsPlanet }) => openAsPlanet(viewer, first?.source ?? null),
    // The connection broke: the tour begins as others do.
    () => undefined,
  );
  return viewer;
}
