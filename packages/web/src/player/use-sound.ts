/** The sound of a tour: loaded only if there is any, started by the visitor's first gesture; muting is remembered. */
import type { ImageInfo } from '@tourwright/api';
import type { Hotspot, Scene, Tour } from '@tourwright/tour/document';
import { degrees } from '@tourwright/tour/sphere';
import type { TourSound } from '@tourwright/viewer/sound';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSavingData } from '../client/loading/is-saving-data.ts';
import { logError } from '../client/log.ts';
import { soundsOf, soundsOfTour, spotIdOf, spotSound } from '../client/tour/tour-sounds.ts';

interface UseSoundOptions {
  tour: Tour;
  media: Readonly<Record<string, ImageInfo>>;
  sceneId: number | null;
  /** In a frame of another site nothing is heard until the visitor asks for it; nor where data is to be saved. */
  isEmbedded: boolean;
  /** Something is open that may be audible, and does not report it. */
  isDucked: boolean;
}

const key = 'tourwright.muted';

/** Plays the sounds of the tour and of the present scene. */
export function useSound({ tour, media, sceneId, isEmbedded, isDucked }: UseSoundOptions) {
  const [isOn, setOn] = useState(() => !isEmbedded && !isSavingData() && !wasMuted());
  const [isStarted, setStarted] = useState(false);
  /** The hotspots that are heard in place. */
  const [playing, setPlaying] = useState<readonly string[]>([]);
  const ambient = useMemo(() => soundsOfTour(tour, media), [tour, media]);
  const scene = tour.scenes.find(({ id }) => id === sceneId);
  const hasSound = ambient.length > 0 || hasSounds(tour, media);
  const { sound, withSound } = useLoadedSound({ ambient, isOn, isDucked, scene, media, setPlaying });

  const start = useCallback(() => {
    setStarted(true);
    withSound((opened) => opened.start());
  }, [withSound]);
  useFirstGesture(hasSound && isOn && !isStarted, start);

  const toggle = () => {
    const next = !isOn;
    setOn(next);
    remember(!next);
    withSound((opened) => opened.setMuted(!next));
  };
  /** Begins the sound of a hotspot, or ends it. */
  const toggleSpot = (hotspot: Hotspot) => {
    const source = spotSound(hotspot, media);
    if (!source) return;
    withSound((opened) => {
      if (opened.toggle(source)) setOn(true);
    });
  };
  return {
    hasSound,
    isOn,
    playing,
    toggle,
    toggleSpot,
    /** Radians. */
    look: ({ yaw, pitch }: { yaw: number; pitch: number }) =>
      sound.current?.look({ yaw: degrees(yaw), pitch: degrees(pitch) }),
  };
}

interface WantedSound extends Pick<UseSoundOptions, 'isDucked' | 'media'> {
  ambient: ReturnType<typeof soundsOfTour>;
  isOn: boolean;
  scene: Scene | undefined;
  setPlaying: (ids: readonly string[]) => void;
}

/** The part that sounds, loaded when it is first needed; it follows the scene, and is closed with the page. */
function useLoadedSound({ ambient, isOn, isDucked, scene, media, setPlaying }: WantedSound) {
  const sound = useRef<TourSound | null>(null);
  const wanted = useRef({ isOn, isDucked, scene, media });
  useEffect(() => {
    wanted.current = { isOn, isDucked, scene, media };
  });

  const open = useCallback(async () => {
    if (sound.current) return sound.current;
    const { TourSound } = await import('@tourwright/viewer/sound');
    const now = wanted.current;
    sound.current ??= new TourSound({
      ambient,
      isMuted: !now.isOn,
      element: document.body,
      onToggled: (ids) => setPlaying(ids.map(spotIdOf)),
    });
    if (now.scene) sound.current.showScene(soundsOf(now.scene, now.media), now.scene.tourSoundVolume);
    sound.current.setDucked(now.isDucked);
    return sound.current;
  }, [ambient, setPlaying]);
  const withSound = useCallback(
    (use: (opened: TourSound) => unknown) => {
      open()
        .then(use)
        .catch((cause: unknown) => logError('Sound could not be loaded:', cause));
    },
    [open],
  );

  useEffect(() => {
    if (scene) sound.current?.showScene(soundsOf(scene, media), scene.tourSoundVolume);
  }, [scene, media]);
  useEffect(() => sound.current?.setDucked(isDucked), [isDucked]);
  useEffect(
    () => () => {
      sound.current?.close();
      sound.current = null;
    },
    [],
  );
  return { sound, withSound };
}

/** The sounds of the tour, with their switch. */
export type Sound = ReturnType<typeof useSound>;

/** Whether anything is audible in a scene, or narrated by the guided tour. */
function hasSounds({ scenes, guide = [] }: Tour, media: UseSoundOptions['media']): boolean {
  return (
    scenes.some((scene) => soundsOf(scene, media).length > 0) ||
    guide.some(({ slug }) => Boolean(slug && media[slug]?.url))
  );
}

/** Acts once the visitor has done something, as long as that is awaited. */
function useFirstGesture(isAwaited: boolean, act: () => void): void {
  useEffect(() => {
    if (!isAwaited) return;
    // The button on the page before was a gesture, too.
    if (navigator.userActivation?.hasBeenActive) {
      act();
      return;
    }
    const listening = new AbortController();
    for (const name of ['pointerup', 'keydown'] as const) {
      addEventListener(name, act, { once: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [isAwaited, act]);
}

/** Frames without an origin of their own have nothing to remember by. */
function wasMuted(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

function remember(isMuted: boolean): void {
  try {
    localStorage.setItem(key, String(isMuted));
  } catch {
    // Then it is remembered as long as the page is open.
  }
}
