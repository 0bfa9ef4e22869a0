import type { Scene, Tour } from '@tourwright/tour/document';
import { viewerScenes } from '@tourwright/viewer/radians';
import { variantsOf } from '../choose-variant.ts';
import { playerKindOf } from '../hotspots/player-kind-of.ts';
import type { PanelControl } from '../panels/use-panel.ts';
import type { Sound } from '../use-sound.ts';
import type { VrVisit } from './enter-vr.ts';

interface VisitParts extends Pick<VrVisit, 'media' | 'scenes' | 'homeSceneId' | 'onVariant'> {
  tour: Pick<Tour, 'scenes' | 'brochures' | 'products'>;
  sound: Pick<Sound, 'toggleSpot' | 'look'>;
  open: PanelControl['open'];
}

/** What a visit in the headset shares with the page: the tour, its sounds, and what only the page can open. */
export function visitOf({ sound, open, tour, ...parts }: VisitParts): Omit<VrVisit, 'onLoud'> {
  return {
    ...parts,
    brochures: tour.brochures,
    products: tour.products,
    variantsOf: (sceneId) => tour.scenes.filter(({ id }) => id === sceneId).flatMap(variantsIn(parts.media)),
    onHotspot: (hotspot) => {
      const isHeard = playerKindOf(hotspot).playsInPlace?.(hotspot) === true;
      if (isHeard) sound.toggleSpot(hotspot);
      return isHeard;
    },
    onView: sound.look,
    onPage: (hotspot) => open({ kind: 'hotspot', hotspot }),
  };
}

function variantsIn(media: VrVisit['media']) {
  return (scene: Scene) =>
    variantsOf(scene).map(({ id, name }) => {
      const [shown] = viewerScenes({ scenes: [scene] }, media, id === undefined ? {} : { [scene.id]: id });
      return { id, name, source: shown?.source ?? null };
    });
}
