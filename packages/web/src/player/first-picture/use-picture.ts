/** The lifetime of the viewer of a page: taken over if the page's own script has started it, closed with the screen. */
import type { Tour } from '@tourwright/tour/document';
import type { Viewer, ViewerEvents, ViewerOptions } from '@tourwright/viewer';
import '@tourwright/viewer/viewer.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TourAddress } from '../address/tour-address.ts';
import { beginViewer } from './begin-viewer.ts';
import './picture.css';
import { type PictureElement, pictureElement, type ShownTour } from './picture-element.ts';

/** The callbacks for the viewer's events. */
interface PictureEvents {
  /** The viewer is there, or goes (null). */
  onViewer: (viewer: Viewer | null) => void;
  onScene: (event: ViewerEvents['scene']) => void;
  onView: (event: ViewerEvents['view']) => void;
  onState: (event: ViewerEvents['state']) => void;
  onError: (event: ViewerEvents['error']) => void;
  onHotspot: (event: Pick<ViewerEvents['hotspot'], 'hotspot'>) => void;
  onEnlarge: (event: ViewerEvents['enlarge']) => void;
  /** The visitor has begun to use the picture. */
  onUse: () => void;
}

interface PictureOptions extends PictureEvents {
  tour: Pick<Tour, 'id' | 'name' | 'opening'>;
  address: TourAddress;
  /** `scenes` are followed as they change; all else is read once. */
  options: ViewerOptions;
  /** The name of the picture among the page's regions. */
  label: string;
  /** Something else is shown in its place. */
  isInert: boolean;
}

const uses = ['pointerdown', 'keydown', 'wheel'] as const;

/** Shows a tour in the page's picture. Handlers may be new at every render. */
export function usePicture(wanted: PictureOptions): void {
  const latest = useRef(wanted);
  useLayoutEffect(() => {
    latest.current = wanted;
  });
  const life = useRef<ReturnType<typeof openPicture> | null>(null);
  // Before what is around the picture looks for its viewer. React may hide the screen for a while; the tour continues.
  useLayoutEffect(() => {
    life.current ??= openPicture(latest);
  }, []);
  useEffect(
    () => () => {
      life.current?.close();
      life.current = null;
    },
    [],
  );

  const { label, isInert } = wanted;
  const { scenes } = wanted.options;
  const given = useRef(scenes);
  useEffect(() => {
    if (given.current !== scenes) life.current?.viewer.setScenes(scenes, 'exchange');
    given.current = scenes;
  }, [scenes]);
  useEffect(() => {
    const element = pictureElement();
    element.ariaLabel = label;
    element.inert = isInert;
  }, [label, isInert]);
}

/** Shows the requested tour, or takes it over; events go to the handlers of the last render. */
function openPicture(latest: { current: PictureOptions }) {
  const element = pictureElement();
  element.hidden = false;
  element.role = 'region';
  const { options, tour, address } = latest.current;
  const running = takeOver(element, tour.id);
  const viewer = running?.viewer ?? beginViewer(element, options, tour, address);
  const listening = new AbortController();
  const { signal } = listening;
  for (const name of uses) element.addEventListener(name, () => latest.current.onUse(), { signal });
  const ends = [
    viewer.on('scene', (event) => latest.current.onScene(event)),
    viewer.on('view', (event) => latest.current.onView(event)),
    viewer.on('state', (event) => latest.current.onState(event)),
    viewer.on('error', (event) => latest.current.onError(event)),
    viewer.on('hotspot', (event) => latest.current.onHotspot(event)),
    viewer.on('enlarge', (event) => latest.current.onEnlarge(event)),
  ];
  latest.current.onViewer(viewer);
  if (running) tellState(running, latest.current);
  const close = () => {
    listening.abort();
    for (const end of ends) end();
    latest.current.onViewer(null);
    viewer.close();
    element.replaceChildren();
    element.hidden = true;
    element.inert = false;
  };
  return { viewer, close };
}

/** Of a tour that ran before: where it is, what has been chosen, what went wrong. */
function tellState({ viewer, chosen, problem }: ShownTour, handlers: PictureOptions): void {
  const { sceneId, state } = viewer;
  const { texts, scenes } = handlers.options;
  if (texts) viewer.setTexts(texts);
  viewer.setScenes(scenes, 'exchange');
  if (sceneId !== null) handlers.onScene({ sceneId });
  handlers.onState({ state });
  if (problem) handlers.onError(problem);
  if (!chosen) return;
  if ('hotspot' in chosen) handlers.onHotspot(chosen);
  else handlers.onEnlarge(chosen.enlarged);
}

/** The tour that the page's own script has begun, if it is this one. */
function takeOver(element: PictureElement, tourId: string): ShownTour | null {
  const { firstTour } = element;
  delete element.firstTour;
  const shown = firstTour?.handOver() ?? null;
  if (!shown || firstTour?.tourId === tourId) return shown;
  shown.viewer.close();
  element.replaceChildren();
  return null;
}
