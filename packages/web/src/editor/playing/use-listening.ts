import type { Scene, Tour } from '@tourwright/tour/document';
import type { SoundSource, TourSound } from '@tourwright/viewer/sound';
import { useEffect, useRef, useState } from 'react';
import { logError } from '../../client/log.ts';
import { soundsOf, soundsOfTour } from '../../client/tour/tour-sounds.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import type { Images } from '../state/derived.ts';

/** Lets the owner hear a tour as its visitors do: in a scene, or with null the tour's own sound alone. */
export function useListening(sceneId: number | null): { isListening: boolean; toggle(): void } {
  const { store, view } = useOpenTour();
  const sound = useRef<TourSound | null>(null);
  const [isListening, setListening] = useState(false);
  const isWanted = useRef(false);

  useEffect(() => {
    const stopLooking = view.subscribe(() => sound.current?.look(view.get()));
    const stop = store.subscribe((state, before) => {
      if (!sound.current) return;
      if (state.tour !== before.tour || state.media !== before.media) show(store, sound.current, sceneId);
    });
    return () => {
      stop();
      stopLooking();
      isWanted.current = false;
      sound.current?.close();
      sound.current = null;
    };
  }, [sceneId, store, view]);

  const begin = async () => {
    const { TourSound } = await import('@tourwright/viewer/sound');
    const { tour, media } = store.getState();
    if (!isWanted.current || sound.current || !tour) return;
    sound.current = new TourSound({ ambient: soundsOfTour(tour, media), isMuted: false });
    sound.current.look(view.get());
    show(store, sound.current, sceneId);
    sound.current.start();
  };
  const toggle = () => {
    isWanted.current = !isWanted.current;
    setListening(isWanted.current);
    if (isWanted.current) {
      begin().catch((cause: unknown) => logError('Sound could not be loaded:', cause));
      return;
    }
    sound.current?.close();
    sound.current = null;
  };
  return { isListening, toggle };
}

function show(store: EditorStore, sound: TourSound, sceneId: number | null): void {
  const { tour, media } = store.getState();
  const scene = tour?.scenes.find(({ id }) => id === sceneId);
  sound.showScene(scene ? heardIn(scene, media) : [], scene?.tourSoundVolume);
}

/** A sound that is made otherwise starts over: a voice never changes its place. */
function heardIn(scene: Pick<Tour['scenes'][number], 'id' | 'sounds'>, media: Images): SoundSource[] {
  return soundsOf(scene as Scene, media).map((source) => ({
    ...source,
    id: [source.id, source.loop, ...(source.direction ?? [])].join(' '),
  }));
}
