import type { Tour } from '@tourwright/tour/document';
import type { Viewer, ViewerScene } from '@tourwright/viewer';
import type { TourAddress } from './tour-address.ts';

/** Lets a tour begin as a little planet if it asks for it; not for who comes for a certain room or view. */
export function beginAsPlanet(
  viewer: Viewer,
  { opening }: Pick<Tour, 'opening'>,
  scene: ViewerScene | undefined,
  { sceneId, view }: TourAddress,
): void {
  if (opening !== 'planet' || sceneId !== null || Object.keys(view).length > 0) return;
  import('./planet.ts').then(
    ({ openAsPlanet }) => openAsPlanet(viewer, scene?.source ?? null),
    // The line broke: the tour begins as others do.
    () => undefined,
  );
}
