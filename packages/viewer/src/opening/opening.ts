/**
 * A tour's first picture before there is a viewer. Opening the GPU holds a page up for as long as some tenths
 * of a second; meanwhile the still that came with the page is on the screen, and the first tiles are on their way.
 */
import { focalLength, type View } from '@tourwright/tour/sphere';
import { HeadStart } from '../render/head-start.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { delay } from '../sources/delay.ts';
import { firstView, tilesInSight } from '../sources/first-tiles.ts';
import { savesData } from '../sources/saves-data.ts';
import { isSameView, type Size, type ViewAngles } from '../view/angles.ts';

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

/** How long the first picture has the processor to itself. */
const paintTimeoutMs = 400;
/** From a decoded picture to one on the screen, when nothing else wants the processor. */
const paintMs = 100;
/** How long the GPU waits for a sharp picture. */
const cardTimeoutMs = 700;

/** Shows the page's still in front of the viewer until the panorama can take its place. */
export class Opening {
  readonly headStart: HeadStart;
  /** Settles when the still is on the screen; at once without one. */
  readonly shown: Promise<void>;
  /** Whether it is as sharp as the screen: then there is no hurry to take its place. */
  isSharp = false;
  /** The small one, and over it that which may be sharp. */
  readonly #stills: NodeListOf<HTMLImageElement>;
  #seen: View | null = null;
  #onEnd: (() => void) | undefined;

  /**
   * For a viewer in this element with these options; give it to `createViewer` with the same ones. On a slow connection
   * tiles are the bottleneck, not the processor.
   */
  constructor(element: HTMLElement, options: Beginning, isLineSlow = false) {
    const scene = firstScene(options);
    const size = { width: element.clientWidth, height: element.clientHeight };
    const first = scene && { source: scene.source, view: { ...scene.view, ...options.view } };
    const sight = first && size.width * size.height > 0 ? firstView(first, size) : null;
    this.#stills = element.querySelectorAll('.tw-still');
    const [small, sharp] = this.#stills;
    if (sight && small && isOf(sight.view, small)) this.#seen = sight.view;
    else this.end();
    const tiles = sight ? tilesInSight(sight, devicePixelRatio) : [];
    // Rejects where it is not for this screen.
    const sharpened = sharp?.decode().then(
      () => {
        this.isSharp = true;
        return delay(paintMs);
      },
      () => {},
    );
    const ended = new Promise<void>((resolve) => {
      this.#onEnd = resolve;
    });
    const seen =
      this.#seen &&
      Promise.race([painted(), delay(paintTimeoutMs)]).then(() => Promise.race([sharpened, ended]));
    // Who puts a still into the page controls the page, and lets it have threads.
    this.headStart = new HeadStart(tiles, seen && (sharp || !isLineSlow) ? seen : undefined);
    this.shown = Promise.race([seen, delay(cardTimeoutMs)]) as Promise<void>;
  }

  /** Whether this view is on the screen. */
  shows(angles: ViewAngles): boolean {
    return this.#seen !== null && isSameView(angles, this.#seen);
  }

  /** Whether nothing needs to be loaded behind it before somebody looks around: where bytes are paid for. */
  get isEnough(): boolean {
    return this.isSharp && savesData();
  }

  /** The element has another size, to which the still may be cropped so that it shows another view. */
  resize(size: Size): void {
    const [small] = this.#stills;
    if (this.#seen && small && !isOf({ ...this.#seen, ...size }, small)) this.end();
  }

  /** There will be no viewer. */
  close(): void {
    this.end();
    this.headStart.close();
  }

  /** The viewer has a picture of its own. */
  end(): void {
    this.#onEnd?.();
    for (const still of this.#stills) (still.closest('picture') ?? still).remove();
    this.#seen = null;
  }
}

/** Settles when the first picture of the page is on the screen. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Whether a still, cropped to the shape of the view, shows that view. Its own view comes with it. */
function isOf(view: View & { turn?: unknown }, { dataset }: HTMLImageElement): boolean {
  const own: View = JSON.parse(dataset.view as string);
  const scale = Math.max(view.width / own.width, view.height / own.height);
  const isNear = Math.abs((scale * focalLength(own)) / focalLength(view) - 1) < 0.01;
  return isNear && !view.turn && isSameView({ ...own, hfov: view.hfov }, view);
}
