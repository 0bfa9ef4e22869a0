import { type HTMLAttributes, useRef } from 'react';
import type { ViewerEvents } from '../events.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { Viewer, ViewerOptions } from '../viewer-options.ts';
import { useViewer } from './use-viewer.ts';

/** Props of `<TourViewer>`; attributes of an element go to the element around the viewer. */
export interface TourViewerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onError' | 'onLoad'> {
  /** Followed as they change. */
  scenes: ViewerScene[];
  /** Followed as it changes: the viewer opens that scene. */
  sceneId?: number;
  /** The transition when the present scene gets another picture. */
  exchange?: 'exchange' | 'cut';
  /** Read once, when the viewer is made. */
  options?: Omit<ViewerOptions, 'scenes' | 'sceneId'>;
  onScene?: (event: ViewerEvents['scene']) => void;
  onView?: (event: ViewerEvents['view']) => void;
  onHotspot?: (event: ViewerEvents['hotspot']) => void;
  onEnlarge?: (event: ViewerEvents['enlarge']) => void;
  onTap?: (event: ViewerEvents['tap']) => void;
  onState?: (event: ViewerEvents['state']) => void;
  onLoad?: (event: ViewerEvents['load']) => void;
  onError?: (event: ViewerEvents['error']) => void;
  /** Called with the viewer when it is ready, and with null when it is closed. */
  onViewer?: (viewer: Viewer | null) => void;
}

/** A tour as a React component; its class sets its size. */
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
    onLoad,
    onError,
    onViewer,
    ...rest
  } = props;
  const element = useRef<HTMLDivElement>(null);
  useViewer(element, props, (name, payload) => handlerOf(props, name)?.(payload));
  return <div ref={element} {...rest} />;
}

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
