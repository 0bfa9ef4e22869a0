import type { Scene, Tour } from '@tourwright/tour/document';
import type { Viewer, ViewerScene } from '@tourwright/viewer';
import type { RunningViewer } from '@tourwright/viewer/react';
import { useRef } from 'react';
import { beginAsPlanet } from './begin-as-planet.ts';
import { takeEarlyViewer } from './early-viewer.ts';
import type { TourAddress } from './tour-address.ts';

/** Takes over the viewer that runs ahead of the app; where there is none, the one that is made begins as the tour asks. */
export function useFirstViewer(
  tour: Tour,
  scenes: readonly ViewerScene[],
  opening: Scene | null,
  address: TourAddress,
) {
  const isEarly = useRef(false);
  const first = useRef({
    adopt: (): RunningViewer | null => {
      const running = takeEarlyViewer(tour.id);
      isEarly.current = running !== null;
      return running;
    },
    begin: (viewer: Viewer): void => {
      const scene = scenes.find(({ id }) => id === opening?.id);
      if (!isEarly.current) beginAsPlanet(viewer, tour, scene, address);
    },
  });
  return first.current;
}
