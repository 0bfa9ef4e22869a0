import { vi } from 'vitest';
import { pretendGraphics } from './pretend-graphics.ts';
import { pretendObservers } from './pretend-observers.ts';
import { openPretendServer, type PretendServer } from './pretend-server.ts';
import { sampleImage, sampleTour } from './sample-tour.ts';
import { closeApp } from './show-app.tsx';

/** A server with a tour that visitors can open, and a browser that can draw it. */
export function openVisitedTour(): PretendServer {
  window.scrollTo = () => {};
  HTMLCanvasElement.prototype.getContext = pretendGraphics;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  pretendObservers();
  return openPretendServer({
    'POST /api/events': { accepted: 1 },
    'GET /api/tours/t1': sampleTour(),
    'GET /api/tours/t1/media': { images: { 't1/hall.jpg': sampleImage('t1/hall.jpg') } },
  });
}

/** Closes the app and its server, and leaves no trace in the browser. */
export async function closeVisitedTour(server: PretendServer): Promise<void> {
  await closeApp();
  server.close();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
}
