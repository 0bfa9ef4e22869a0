/**
 * A tour's first picture before there is a viewer. Opening the graphics card holds a page up for as long as some tenths
 * of a second; meanwhile the still that came with the page is on the screen, and the first tiles are on their way.
 */
import { focalLength, type View } from '@tourwright/tour/sphere';
import { firstSight, firstTiles } from './first-tiles.ts';
import { pause } from './pause.ts';
import { HeadStart } from './render/head-start.ts';
import { isSameView, type ViewAngles } from './view/angles.ts';
import type { ViewerScene } from './viewer-scene.ts';

/** What of the options of a viewer says how it opens. */
interface Beginning {
  scenes: ViewerScene[];
  sceneId?: number;
  view?: Partial<ViewAngles>;
}

/** The scene that a viewer with these options begins with. */
export function firstScene({ scenes, sceneId }: Beginning): ViewerScene | null {
  return scenes.find(({ id }) => id === sceneId) ?? scenes[0] ?? null;
}

/** So long what is seen first has the processor for itself, and so long the graphics card. */
const tilesPatienceMs = 250;
const cardPatienceMs = 500;

export class Opening {
  readonly headStart: HeadStart;
  /** Settles when the still is on the screen; at once without one. */
  readonly shown: Promise<void>;
  readonly #still: HTMLImageElement | null;
  #seen: ViewAngles | null = null;

  /**
   * For a viewer in this element with these options; give it to `createViewer` with the same ones. On a slow line tiles are
   * what is waited for, not the processor.
   */
  constructor(element: HTMLElement, options: Beginning, isLineSlow = false) {
    const scene = firstScene(options);
    const size = { width: element.clientWidth, height: element.clientHeight };
    const isSeen = size.width > 0 && size.height > 0;
    const first = scene && isSeen && { source: scene.source, view: { ...scene.view, ...options.view } };
    const sight = first ? firstSight(first, size) : null;
    this.#still = element.querySelector('.tw-still');
    if (sight && this.#still && isOf(sight.view, this.#still)) this.#seen = sight.view;
    else this.#still?.remove();
    const tiles = first ? firstTiles(first, size, devicePixelRatio) : [];
    // Who puts a still into the page has the page in hand, and lets it have threads.
    const seen = this.#seen && painted();
    const isApart = seen && !isLineSlow;
    this.headStart = new HeadStart(tiles, isApart ? Promise.race([seen, pause(tilesPatienceMs)]) : undefined);
    this.shown = Promise.race([seen ?? undefined, pause(cardPatienceMs)]);
  }

  /** Whether this view is on the screen. */
  shows(angles: ViewAngles): boolean {
    return this.#seen !== null && isSameView(angles, this.#seen);
  }

  /** There will be no viewer. */
  close(): void {
    this.end();
    this.headStart.close();
  }

  /** The viewer has a picture of its own. */
  end(): void {
    this.#still?.remove();
    this.#seen = null;
  }
}

/** Settles when the first picture of the page is on the screen. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Whether a still, cropped to the shape of the view, shows that view. */
function isOf(view: View & { turn?: unknown }, still: HTMLImageElement): boolean {
  const of = (name: string) => Number(still.getAttribute(name));
  const angles = { yaw: of('data-yaw'), pitch: of('data-pitch'), hfov: of('data-hfov') };
  const scale = Math.max(view.width / of('width'), view.height / of('height'));
  const focal = scale * focalLength({ hfov: angles.hfov, width: of('width') });
  const isNear = Math.abs(focal / focalLength(view) - 1) < 0.01;
  return isNear && !view.turn && isSameView({ ...angles, hfov: view.hfov }, view);
}
