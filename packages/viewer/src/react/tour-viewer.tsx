import { type HTMLAttributes, useEffect, useLayoutEffect, useRef } from 'react';
import type { ViewerEvents } from '../events.ts';
import { createViewer } from '../viewer.ts';
import type { Viewer, ViewerOptions } from '../viewer-options.ts';
import type { ViewerScene } from '../viewer-scene.ts';
import { moveInto, type RunningViewer } from './running-viewer.ts';

export interface TourViewerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onError' | 'onLoad'> {
  /** Followed as they change. */
  scenes: ViewerScene[];
  /** Followed as it changes: the viewer goes there. */
  sceneId?: number;
  /** How another picture of the present scene comes. */
  exchange?: 'exchange' | 'cut';
  /** Read once, when the viewer is made. */
  options?: Omit<ViewerOptions, 'scenes' | 'sceneId'>;
  /** Asked once: a viewer of the same scenes that runs already, to be taken over in place of a new one. */
  adopt?: () => RunningViewer | null;
  onScene?: (event: ViewerEvents['scene']) => void;
  onView?: (event: ViewerEvents['view']) => void;
  onHotspot?: (event: ViewerEvents['hotspot']) => void;
  onEnlarge?: (event: ViewerEvents['enlarge']) => void;
  onTap?: (event: ViewerEvents['tap']) => void;
  onState?: (event: ViewerEvents['state']) => void;
  onLoad?: (event: ViewerEvents['load']) => void;
  onError?: (event: ViewerEvents['error']) => void;
  /** Gets the viewer when it is there, and null when it goes. */
  onViewer?: (viewer: Viewer | null) => void;
}

/** A tour as a React component; it fills the size that its class gives it. */
export function TourViewer(props: TourViewerProps) {
  const {
    scenes,
    sceneId,
    options,
    adopt,
    onScene,
    onView,
    onHotspot,
    onEnlarge,
    onTap,
    onState,
    onLoad,
    onError,
    onViewer,
    ...rest
  } = props;
  const element = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer | null>(null);
  // Handlers and first options may be new objects at every render; only the viewer's birth reads them.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // Before the first paint: a viewer that is taken over does not blink.
  useLayoutEffect(() => {
    if (!element.current) return;
    const { options: first, scenes: firstScenes, sceneId: firstId } = latest.current;
    const running = latest.current.adopt?.() ?? null;
    if (running) moveInto(element.current, running.element);
    const made =
      running?.viewer ??
      createViewer(element.current, {
        ...first,
        scenes: firstScenes,
        ...(firstId === undefined ? {} : { sceneId: firstId }),
      });
    if (running && first?.texts) made.setTexts(first.texts);
    viewer.current = made;
    const tell = <Name extends keyof ViewerEvents>(name: Name, payload: ViewerEvents[Name]) =>
      handlerOf(latest.current, name)?.(payload);
    for (const name of told) made.on(name, (payload) => tell(name, payload as never));
    latest.current.onViewer?.(made);
    if (running) {
      if (made.sceneId !== null) tell('scene', { sceneId: made.sceneId });
      tell('state', { state: made.state });
      if (made.sceneId !== null && made.state === 'sharp') tell('load', { sceneId: made.sceneId });
      for (const { name, payload } of running.missed) tell(name, payload);
    }
    return () => {
      viewer.current = null;
      latest.current.onViewer?.(null);
      made.close();
      running?.element.remove();
    };
  }, []);

  useEffect(() => viewer.current?.setScenes(scenes, latest.current.exchange ?? 'cut'), [scenes]);

  const asked = useRef(sceneId);
  useEffect(() => {
    const { current } = viewer;
    // The first one is where it was made; one that was taken over may have gone on since.
    if (asked.current === sceneId) return;
    asked.current = sceneId;
    if (current && sceneId !== undefined && current.sceneId !== sceneId) void current.openScene(sceneId);
  }, [sceneId]);

  return <div ref={element} {...rest} />;
}

const told = ['scene', 'view', 'hotspot', 'enlarge', 'tap', 'state', 'load', 'error'] as const;

function handlerOf<Name extends keyof ViewerEvents>(
  { onScene, onView, onHotspot, onEnlarge, onTap, onState, onLoad, onError }: TourViewerProps,
  name: Name,
): ((payload: ViewerEvents[Name]) => void) | undefined {
  const handlers: { [Each in keyof ViewerEvents]: ((payload: ViewerEvents[Each]) => void) | undefined } = {
    scene: onScene,
    view: onView,
    hotspot: onHotspot,
    enlarge: onEnlarge,
    tap: onTap,
    state: onState,
    load: onLoad,
    error: onError,
  };
  return handlers[name];
}
