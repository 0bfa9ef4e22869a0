import type { PanelControl } from './use-panel.ts';
import type { Sound } from './use-sound.ts';
import type { VrVisit } from './vr/enter-vr.ts';

interface VisitParts extends Pick<VrVisit, 'media' | 'scenes' | 'homeSceneId'> {
  sound: Pick<Sound, 'toggleSpot' | 'look'>;
  open: PanelControl['open'];
}

/** What a visit in the headset shares with the page: the tour, its sounds, and what only the page can open. */
export function visitOf({ sound, open, ...tour }: VisitParts): Omit<VrVisit, 'onLoud'> {
  return {
    ...tour,
    onHotspot: (hotspot) => {
      const isHeard = hotspot.kind === 'audio' && hotspot.isDirectional === true;
      if (isHeard) sound.toggleSpot(hotspot);
      return isHeard;
    },
    onView: sound.look,
    onPage: (hotspot) => open({ kind: 'hotspot', hotspot }),
  };
}
