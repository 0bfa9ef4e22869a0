/** The guided tour: plays from stop to stop, until the visitor takes over. */
import type { ImageInfo } from '@tourwright/api';
import type { GuideStop, Tour } from '@tourwright/tour/document';
import { radians } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type GuideRun, playGuide } from '../../client/tour/play-guide.ts';
import { useStopWords } from './use-stop-words.ts';

/** A stop without a view of its own is looked around in. */
const turnDegrees = 70;

/** The guided tour in the player. */
export interface Guide {
  isPlaying: boolean;
  /** What is said at the present stop, now when it is timed. */
  text: string;
  isTimed: boolean;
  /** Whether any of its stops has words that can be read. */
  hasTranscript: boolean;
  toggle: () => void;
}

interface GuideOptions {
  viewer: RefObject<Viewer | null>;
  stops: readonly GuideStop[];
  media: Readonly<Record<string, ImageInfo>>;
  isMuted: boolean;
}

/** The stops of a tour: its own, else every scene. */
export function stopsOf({ guide, scenes }: Pick<Tour, 'guide' | 'scenes'>): GuideStop[] {
  const known = guide?.filter(({ sceneId }) => scenes.some(({ id }) => id === sceneId)) ?? [];
  return known.length > 0 ? known : scenes.map(({ id }) => ({ sceneId: id }));
}

/** Plays the guided tour, and continues after a pause where it stopped. */
export function useGuide({ viewer, stops, media, isMuted }: GuideOptions): Guide {
  const [index, setIndex] = useState<number | null>(null);
  const run = useRef<GuideRun | null>(null);
  /** Where it continues after a pause. */
  const resumeAt = useRef(0);
  const isPlaying = index !== null;
  const { text, isTimed, onHeard } = useStopWords(index === null ? undefined : stops[index], media);
  const heard = useRef({ media, isMuted });
  useEffect(() => {
    heard.current = { media, isMuted };
    run.current?.setMuted(isMuted);
  });
  const show = useCallback((next: number | null) => {
    if (next === null) run.current = null;
    else resumeAt.current = next;
    setIndex(next);
  }, []);
  const pause = useCallback(() => {
    run.current?.close();
    show(null);
  }, [show]);
  useEffect(() => pause, [pause]);

  useEffect(() => {
    if (!isPlaying) return;
    const canvas = viewer.current?.canvas;
    const listening = new AbortController();
    for (const name of ['pointerdown', 'wheel', 'keydown'] as const) {
      canvas?.addEventListener(name, pause, { signal: listening.signal, passive: true });
    }
    return () => listening.abort();
  }, [isPlaying, viewer, pause]);

  const toggle = useCallback(() => {
    if (run.current) {
      pause();
      return;
    }
    const isAtEnd = resumeAt.current >= stops.length - 1;
    run.current = playGuide(
      {
        stops,
        isMuted: heard.current.isMuted,
        visit: (stop) => visit(viewer.current, stop),
        voiceUrl: ({ slug }) => (slug && heard.current.media[slug]?.url) || null,
        onStop: show,
        onHeard: (_, seconds) => onHeard(seconds),
      },
      isAtEnd ? 0 : resumeAt.current,
    );
  }, [stops, viewer, pause, show, onHeard]);
  return { isPlaying, text, isTimed, hasTranscript: stops.some(hasWords), toggle };
}

/** Whether what is said at a stop can be read. */
function hasWords({ text, captions }: GuideStop): boolean {
  return Boolean(text?.trim() || captions?.length);
}

async function visit(viewer: Viewer | null, { sceneId, yaw, pitch, hfov }: GuideStop): Promise<void> {
  if (!viewer) return;
  const view = {
    ...(yaw === undefined ? {} : { yaw: radians(yaw) }),
    ...(pitch === undefined ? {} : { pitch: radians(pitch) }),
    ...(hfov === undefined ? {} : { hfov: radians(hfov) }),
  };
  if (viewer.sceneId !== sceneId) await viewer.openScene(sceneId, { view });
  else await viewer.lookTo(view, { durationMs: 1500 });
  // Looking around continues while the visitor sees the stop.
  if (yaw === undefined)
    void viewer.lookTo({ yaw: viewer.view.yaw + radians(turnDegrees) }, { durationMs: 7000 });
}
