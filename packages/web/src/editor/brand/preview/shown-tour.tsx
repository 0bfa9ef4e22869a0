import type { Tour } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import { soundsOf, soundsOfTour } from '../../../client/tour/tour-sounds.ts';
import { ControlBar } from '../../../player/chrome/control-bar.tsx';
import { floorOf, plansOf } from '../../../player/chrome/plan-card.tsx';
import type { ControlBarProps } from '../../../player/chrome/tour-controls.tsx';
import { TourTop } from '../../../player/chrome/tour-top.tsx';
import { ScenePill } from '../../../player/scenes/scene-pill.tsx';
import { useEditorStore } from '../../editor-store.ts';
import type { Images } from '../../state/derived.ts';
import styles from './preview.module.css';
import { ShownPicture } from './shown-picture.tsx';

const doNothing = () => undefined;

interface ShownTourProps {
  tour: Tour;
  /** In a frame as narrow as a phone: media queries of scripts ask the editor's window. */
  isNarrow?: boolean;
}

/** The opening scene with its hotspots, and over it what visitors work the tour with. */
export function ShownTour({ tour, isNarrow = false }: ShownTourProps) {
  const media = useEditorStore((state) => state.media);
  const logo = tour.cornerLogo ?? tour.centerLogo;
  const scene = openingScene(tour);
  const plans = plansOf(tour, media);
  const floor = plans.length > 1 ? floorOf(plans, scene?.id ?? null)?.name : undefined;
  return (
    <div className={styles.shownTour}>
      <ShownPicture tour={tour} media={media} />
      <TourTop
        tour={tour}
        logoUrl={(logo && media[logo]?.url) || null}
        isEmbedded={false}
        onShare={doNothing}
        onContact={doNothing}
        cart={null}
        hereIn={(search) => search}
        compass={null}
      />
      <ScenePill name={scene?.name ?? ''} place={floor} isOpen={false} onOpen={doNothing} />
      <ControlBar {...controlsFor(tour, media)} isNarrow={isNarrow} />
    </div>
  );
}

/** The bar as it begins, with what the tour has. */
function controlsFor(tour: Tour, media: Images): ControlBarProps {
  const off = { isOn: false, toggle: doNothing };
  const sounds = [...soundsOfTour(tour, media), ...tour.scenes.flatMap((scene) => soundsOf(scene, media))];
  return {
    areScenesOpen: false,
    onScenes: doNothing,
    hasWayBack: false,
    onBack: doNothing,
    turning: off,
    guide: tour.scenes.length > 1 || tour.guide ? { isPlaying: false, toggle: doNothing } : null,
    sound: sounds.length > 0 ? { isOn: true, toggle: doNothing } : null,
    plan: plansOf(tour, media).length > 0 ? { isOpen: false, onToggle: doNothing } : null,
    motion: null,
    vr: null,
    fullscreen: { ...off, isPossible: true },
  };
}
