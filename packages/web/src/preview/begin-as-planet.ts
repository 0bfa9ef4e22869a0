import type { Tour } from '@tourwright/tour/document';
import { beginsAsPlanet } from '@tourwright/tour/rules';
import type { Viewer, ViewerScene } from '@tourwright/viewer';
import type { TourAddress } from './tour-address.ts';

/** Lets a tour begin as a little planet if it is to. */
export function beginAsPlanet(
  viewer: Viewer,
  tour: Pick<Tour, 'opening'>,
  scene: ViewerScene | undefined,
  address: TourAddress,
): void {
  if (!beginsAsPlanet(tour, address)) return;
  import('./planet.ts').then(
    ({ openAsPlanet }) => openAsPlanet(viewer, scene?.source ?? null),
    // The line broke: the tour begins as others do.
    () => undefined,
  );
}
