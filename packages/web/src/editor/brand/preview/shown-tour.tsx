import type { Tour } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import { createViewer, type Viewer, viewerScenes } from '@tourwright/viewer/radians';
import { useEffect, useMemo, useRef, useState } from 'react';
import { logError } from '../../../client/log.ts';
import { soundsOf, soundsOfTour } from '../../../client/tour/tour-sounds.ts';
import { ControlBar } from '../../../player/chrome/control-bar.tsx';
import { floorOf, plansOf } from '../../../player/chrome/plan-card.tsx';
import type { ControlBarProps } from '../../../player/chrome/tour-controls.tsx';
import { TourTop } from '../../../player/chrome/tour-top.tsx';
import { ScenePill } from '../../../player/scenes/scene-pill.tsx';
import { turnedScenes } from '../../adjust/level/turned-scenes.ts';
import { viewerTexts } from '../../canvas/viewer-texts.ts';
import { useEditorStore } from '../../editor-store.ts';
import type { Images } from '../../state/derived.ts';
import styles from './preview.module.css';

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

/** The viewer that visitors get; its hotspots lead nowhere here. */
function ShownPicture({ tour, media }: { tour: Tour; media: Images }) {
  const host = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const scenes = useMemo(() => {
    const opening = openingScene(tour);
    const shown = viewerScenes(tour, media).filter(({ id }) => id === opening?.id);
    return turnedScenes(shown, tour, media, null);
  }, [tour, media]);

  useEffect(() => {
    if (!host.current) return;
    const opened = createViewer(host.current, {
      scenes: [],
      hotspots: 'early',
      followLinks: false,
      controls: { doubleTap: false },
      texts: viewerTexts(),
    });
    opened.on('error', (error) => logError(error.message, error.cause));
    setViewer(opened);
    return () => {
      setViewer(null);
      opened.close();
    };
  }, []);
  useEffect(() => viewer?.setScenes(scenes), [viewer, scenes]);
  return <div ref={host} className={styles.picture} />;
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
