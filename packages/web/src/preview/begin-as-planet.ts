import type { Tour } from '@tourwright/tour/document';
import type { Viewer, ViewerScene } from '@tourwright/viewer';
import type { TourAddress } from './tour-address.ts';

/** Whether a tour begins as a little planet: if it asks for it, and not for who comes for a certain room or view. */
export function beginsAsPlanet({ opening }: Pick<Tour, 'opening'>, { sceneId, view }: TourAddress): boolean {
  return opening === 'planet' && sceneId === null && Object.keys(view).length === 0;
}

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
