/** The lifetime of a component's viewer: made before the first paint, kept while React hides the component, closed on unmount. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createViewer } from '../degrees/viewer.ts';
import type { ViewerEvents } from '../events.ts';
import { openTour } from '../journey/open-tour.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { isSameSource } from '../sources/panorama-source.ts';
import type { ViewAngles } from '../view/angles.ts';
import type { Viewer, ViewerOptions } from '../viewer-options.ts';

/** What the component says of its viewer. */
export interface ViewerWishes {
  scenes: ViewerScene[];
  sceneId?: number;
  exchange?: 'exchange' | 'cut';
  options?: Omit<ViewerOptions, 'scenes' | 'sceneId'>;
  onViewer?: (viewer: Viewer | null) => void;
}

/** Passes an event of the viewer on to the component's handlers. */
export type Tell = <Name extends keyof ViewerEvents>(name: Name, payload: ViewerEvents[Name]) => void;

interface Place {
  sceneId: number | null;
  view: ViewAngles;
}

const names = ['scene', 'view', 'hotspot', 'enlarge', 'tap', 'state', 'load', 'error'] as const;

/** Shows `wishes` in this element; `emit` may be another function at every render. */
export function useViewer(element: RefObject<HTMLElement | null>, wishes: ViewerWishes, tell: Tell): void {
  const life = useRef<Viewer | null>(null);
  // Handlers and first options may be new objects at every render; only the viewer's birth reads them.
  const latest = useRef({ ...wishes, tell });
  useEffect(() => {
    latest.current = { ...wishes, tell };
  });
  const isHidden = useRef(false);
  /** Where the visitor was when the last viewer was closed: React may put a component away, and bring it back. */
  const left = useRef<Place | null>(null);
  const shown = useRef<ViewerScene[] | null>(null);
  const asked = useRef(wishes.sceneId);

  // Before the first paint, and before effects that want the viewer.
  useLayoutEffect(() => {
    isHidden.current = false;
    if (!life.current && element.current) {
      const viewer = createViewer(element.current, beginningOf(latest.current, left.current));
      // Hidden, or about to be closed, it moves for nobody.
      passOn(viewer, (name, payload) => {
        if (name !== 'view' || !isHidden.current) latest.current.tell(name, payload);
      });
      life.current = viewer;
      shown.current = latest.current.scenes;
      latest.current.onViewer?.(viewer);
    }
    return () => {
      isHidden.current = true;
    };
  }, [element]);

  // Only now it is gone for good; it may have been hidden while something beside it was awaited.
  useEffect(
    () => () => {
      if (!life.current) return;
      const viewer = life.current;
      life.current = null;
      left.current = { sceneId: viewer.sceneId, view: viewer.view };
      latest.current.onViewer?.(null);
      viewer.close();
    },
    [],
  );

  const { scenes, sceneId } = wishes;
  useEffect(() => {
    const [before, isAsked] = [shown.current, asked.current !== sceneId];
    shown.current = scenes;
    asked.current = sceneId;
    if (!life.current) return;
    const viewer = life.current;
    if (before && sceneId !== undefined && isOtherTour(viewer.sceneId, before, scenes, isAsked)) {
      openTour(viewer, scenes, sceneId);
      return;
    }
    if (before !== scenes) viewer.setScenes(scenes, latest.current.exchange ?? 'cut');
    if (isAsked && sceneId !== undefined && viewer.sceneId !== sceneId) void viewer.openScene(sceneId);
  }, [scenes, sceneId]);
}

/** Forwards every event of a viewer. */
function passOn(viewer: Viewer, tell: Tell): void {
  for (const name of names) viewer.on(name, (payload) => tell(name, payload as never));
}

/** The options of a viewer that begins as wished, or where the one before it ended. */
function beginningOf({ options, scenes, sceneId }: ViewerWishes, left: Place | null): ViewerOptions {
  const back = scenes.some(({ id }) => id === left?.sceneId) ? left : null;
  const first = back?.sceneId ?? sceneId;
  return {
    ...options,
    ...(back && { view: back.view }),
    scenes,
    ...(first !== undefined && { sceneId: first }),
  };
}

/** Whether the scenes are those of another tour, so that there is no way from the present one. */
function isOtherTour(
  sceneId: number | null,
  before: readonly ViewerScene[],
  scenes: readonly ViewerScene[],
  isAsked: boolean,
): boolean {
  if (before === scenes) return false;
  const isPresent = ({ id }: ViewerScene) => id === sceneId;
  const [old, next] = [before.find(isPresent), scenes.find(isPresent)];
  return !next || (isAsked && !isSameSource(old?.source ?? null, next.source));
}
