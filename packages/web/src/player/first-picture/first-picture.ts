/**
 * Is in the page itself, ahead of the app: shows the opening scene of the tour whose data came with the page, and
 * lets the app follow once the picture is sharp. Built on its own, without React (`build/page-scripts.ts`).
 */
import { beginsAsPlanet, openingScene } from '@tourwright/tour/rules';
import { Opening, type Viewer, type ViewerOptions, viewerScenes } from '@tourwright/viewer/radians';
import '@tourwright/viewer/viewer.css';
import { isLineSlow } from '../../client/loading/is-line-slow.ts';
import { logError } from '../../client/log.ts';
import type { TourData } from '../../client/tour/tour-data.ts';
import { loadApp } from '../../page-scripts/app-parts.ts';
import { readAddress, type TourAddress } from '../address/tour-address.ts';
import { beginViewer } from './begin-viewer.ts';
import './first-picture.css';
import { firstOptions } from './first-options.ts';
import { type FirstTour, type PictureElement, pictureElement, type ShownTour } from './picture-element.ts';

/** How long the app waits for a sharp picture on a slow connection. */
const sharpTimeoutMs = 6000;
/** A sharp picture is on the screen before anything else takes the processor. */
const breathMs = 250;

function start(): void {
  const element = pictureElement();
  const text = document.getElementById('tour-data')?.textContent;
  if (!text) {
    loadApp();
    return;
  }
  const data = JSON.parse(text) as TourData;
  const address = readAddress(location.search);
  const scene = openingScene(data.tour, address.sceneId);
  const scenes = viewerScenes(data.tour, data.media);
  const options = {
    ...firstOptions(data, address, location.pathname.startsWith('/embed/')),
    scenes,
    ...(scene ? { sceneId: scene.id } : {}),
  };
  // There is nothing to wait for: the app says so.
  if (!scenes.find(({ id }) => id === scene?.id)?.source) loadApp();
  if (beginsAsPlanet(data.tour, address)) {
    show(element, data, options, address);
    return;
  }
  const opening = new Opening(element, options, isLineSlow());
  void opening.shown.then(() => show(element, data, { ...options, opening }, address)).catch(giveWay);
}

function show(element: PictureElement, data: TourData, options: ViewerOptions, address: TourAddress): void {
  const viewer = beginViewer(element, options, data.tour, address);
  element.firstTour = watch(data.tour.id, viewer);
  setTimeout(loadApp, sharpTimeoutMs);
}

/** Lets the app come when it is time, or when something is wanted that only it can open. */
function watch(tourId: string, viewer: Viewer): FirstTour {
  const shown: ShownTour = { viewer, chosen: null, problem: null };
  const want = (change: Partial<ShownTour>) => {
    Object.assign(shown, change);
    loadApp();
  };
  const ends = [
    viewer.on('state', ({ state }) => {
      if (state === 'sharp') setTimeout(loadApp, breathMs);
      if (state === 'failed') loadApp();
    }),
    viewer.on('hotspot', ({ hotspot }) => want({ chosen: { hotspot } })),
    viewer.on('enlarge', (enlarged) => want({ chosen: { enlarged } })),
    viewer.on('error', (problem) => want({ problem })),
    // What was chosen in a scene is over when one leaves it.
    viewer.on('scene', () => Object.assign(shown, { chosen: null, problem: null })),
  ];
  const handOver = () => {
    for (const end of ends) end();
    return shown;
  };
  return { tourId, handOver };
}

function giveWay(cause: unknown): void {
  logError('The first picture failed:', cause);
  loadApp();
}

try {
  start();
} catch (cause) {
  giveWay(cause);
}
