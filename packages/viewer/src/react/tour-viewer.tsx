import { type HTMLAttributes, useEffect, useRef } from 'react';
import type { ViewerEvents } from '../events.ts';
import { createViewer } from '../viewer.ts';
import type { Viewer, ViewerOptions } from '../viewer-options.ts';
import type { ViewerScene } from '../viewer-scene.ts';

export interface TourViewerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onError'> {
  /** Followed as they change. */
  scenes: ViewerScene[];
  /** Followed as it changes: the viewer goes there. */
  sceneId?: number;
  /** How another picture of the present scene comes. */
  exchange?: 'exchange' | 'cut';
  /** Read once, when the viewer is made. */
  options?: Omit<ViewerOptions, 'scenes' | 'sceneId'>;
  onScene?: (event: ViewerEvents['scene']) => void;
  onView?: (event: ViewerEvents['view']) => void;
  onHotspot?: (event: ViewerEvents['hotspot']) => void;
  onEnlarge?: (event: ViewerEvents['enlarge']) => void;
  onTap?: (event: ViewerEvents['tap']) => void;
  onState?: (event: ViewerEvents['state']) => void;
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
    onScene,
    onView,
    onHotspot,
    onEnlarge,
    onTap,
    onState,
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

  useEffect(() => {
    if (!element.current) return;
    const { options: first, scenes: firstScenes, sceneId: firstId } = latest.current;
    const made = createViewer(element.current, {
      ...first,
      scenes: firstScenes,
      ...(firstId === undefined ? {} : { sceneId: firstId }),
    });
    viewer.current = made;
    made.on('scene', (event) => latest.current.onScene?.(event));
    made.on('view', (event) => latest.current.onView?.(event));
    made.on('hotspot', (event) => latest.current.onHotspot?.(event));
    made.on('enlarge', (event) => latest.current.onEnlarge?.(event));
    made.on('tap', (event) => latest.current.onTap?.(event));
    made.on('state', (event) => latest.current.onState?.(event));
    made.on('error', (event) => latest.current.onError?.(event));
    latest.current.onViewer?.(made);
    return () => {
      viewer.current = null;
      latest.current.onViewer?.(null);
      made.close();
    };
  }, []);

  useEffect(() => viewer.current?.setScenes(scenes, latest.current.exchange ?? 'cut'), [scenes]);

  useEffect(() => {
    const { current } = viewer;
    if (current && sceneId !== undefined && current.sceneId !== sceneId) void current.openScene(sceneId);
  }, [sceneId]);

  return <div ref={element} {...rest} />;
}
