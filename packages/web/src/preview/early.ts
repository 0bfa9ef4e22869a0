/**
 * Stands in the page itself, ahead of the app: shows the opening scene of the tour whose data came with the page, and
 * lets the app follow once the picture is sharp. Built on its own, without React (`build/early-viewer.ts`).
 */
import { beginsAsPlanet, openingScene } from '@tourwright/tour/rules';
import { createViewer, Opening, type ViewerOptions, viewerScenes } from '@tourwright/viewer';
import '@tourwright/viewer/viewer.css';
import type { MissedEvent } from '@tourwright/viewer/react';
import { logError } from '../client/log.ts';
import type { TourData } from '../client/tour-data.ts';
import { beginAsPlanet } from './begin-as-planet.ts';
import './early.css';
import './early-viewer.ts';
import { firstOptions } from './first-options.ts';
import { readAddress, type TourAddress } from './tour-address.ts';

/** So long the app waits for a sharp picture on a slow line. */
const patienceMs = 6000;
/** A sharp picture is on the screen before anything else takes the processor. */
const breathMs = 250;

let isAppComing = false;

/** The scripts and styles of the app wait in a template. */
function loadApp(): void {
  if (isAppComing) return;
  isAppComing = true;
  const parts = document.getElementById('app-parts') as HTMLTemplateElement | null;
  parts?.replaceWith(parts.content);
}

function start(): void {
  const element = document.getElementById('first-picture');
  const text = document.getElementById('tour-data')?.textContent;
  if (!element || !text) {
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
  const opening = new Opening(element, options, window.tourwrightSlow);
  void opening.shown.then(() => show(element, data, { ...options, opening }, address)).catch(giveWay);
}

function show(element: HTMLElement, data: TourData, options: ViewerOptions, address: TourAddress): void {
  const viewer = createViewer(element, options);
  const first = options.scenes.find(({ id }) => id === options.sceneId);
  beginAsPlanet(viewer, data.tour, first, address);
  const missed: MissedEvent[] = [];
  window.tourwrightEarly = { tourId: data.tour.id, viewer, element, missed };
  viewer.on('state', ({ state }) => {
    if (state === 'sharp') setTimeout(loadApp, breathMs);
    if (state === 'failed') loadApp();
  });
  // What only the app can open: it is wanted now.
  for (const name of ['hotspot', 'enlarge', 'error'] as const) {
    viewer.on(name, (payload) => {
      if (isAdopted()) return;
      missed.push({ name, payload } as MissedEvent);
      loadApp();
    });
  }
  // What was chosen in a room is over when one leaves it.
  viewer.on('scene', () => missed.splice(0));
  setTimeout(loadApp, patienceMs);
}

const isAdopted = () => window.tourwrightEarly === null;

function giveWay(cause: unknown): void {
  logError('The first picture failed:', cause);
  loadApp();
}

try {
  start();
} catch (cause) {
  giveWay(cause);
}
