/** The guided tour: from stop to stop by itself, until the visitor takes over. */
import type { GuideStop, Tour } from '@tourwright/tour/document';
import { radians } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const stopSeconds = 8;
/** A stop without a view of its own is looked around in. */
const turnDegrees = 70;

export interface Guide {
  isPlaying: boolean;
  /** What is said at the present stop. */
  text: string;
  toggle: () => void;
}

/** The stops of a tour: its own, else every room. */
export function stopsOf({ guide, scenes }: Pick<Tour, 'guide' | 'scenes'>): GuideStop[] {
  const known = guide?.filter(({ sceneId }) => scenes.some(({ id }) => id === sceneId)) ?? [];
  return known.length > 0 ? known : scenes.map(({ id }) => ({ sceneId: id }));
}

export function useGuide(viewer: RefObject<Viewer | null>, stops: readonly GuideStop[]): Guide {
  const [index, setIndex] = useState<number | null>(null);
  /** Where it goes on after a pause. */
  const resumeAt = useRef(0);
  const isPlaying = index !== null;

  useEffect(() => {
    const stop = index === null ? undefined : stops[index];
    if (index === null || !stop) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    resumeAt.current = index;
    void visit(viewer.current, stop).then(() => {
      if (!isWanted) return;
      const next = () => setIndex(index + 1 < stops.length ? index + 1 : null);
      timer = setTimeout(next, (stop.seconds ?? stopSeconds) * 1000);
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [index, stops, viewer]);

  useEffect(() => {
    if (!isPlaying) return;
    const canvas = viewer.current?.canvas;
    const pause = () => setIndex(null);
    const listening = new AbortController();
    for (const name of ['pointerdown', 'wheel', 'keydown'] as const) {
      canvas?.addEventListener(name, pause, { signal: listening.signal, passive: true });
    }
    return () => listening.abort();
  }, [isPlaying, viewer]);

  const toggle = useCallback(() => {
    setIndex((old) => {
      if (old !== null) return null;
      const isAtEnd = resumeAt.current >= stops.length - 1;
      return isAtEnd ? 0 : resumeAt.current;
    });
  }, [stops]);
  return { isPlaying, text: (index === null ? undefined : stops[index]?.text) ?? '', toggle };
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
  // Looking around goes on while the visitor sees the stop.
  if (yaw === undefined)
    void viewer.lookTo({ yaw: viewer.view.yaw + radians(turnDegrees) }, { durationMs: 7000 });
}
