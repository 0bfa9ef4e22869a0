/** The public viewer: angles are degrees in both directions. */
import type { Direction, ScreenPoint } from '@tourwright/tour/sphere';
import type { ViewerEvents, ViewerState } from '../events.ts';
import { Opening as InnerOpening } from '../opening/opening.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { ViewerTexts } from '../texts.ts';
import type { ViewAngles } from '../view/angles.ts';
import { createViewer as createInner } from '../viewer.ts';
import type { OpenSceneOptions, PanoramaOptions, Viewer, ViewerOptions } from '../viewer-options.ts';
import { anglesInDegrees, anglesInRadians, sceneInRadians } from './angles.ts';
import { rememberInner, speaksDegrees } from './other-unit.ts';

/** Shows a tour, or a panorama, in an element that has a size; a string is its selector. */
export function createViewer(
  element: HTMLElement | string,
  options: ViewerOptions | PanoramaOptions,
): Viewer {
  return new DegreesViewer(createInner(element, inRadians(options)));
}

/** A viewer in degrees of one in radians; one in degrees is given back as it is. */
export function viewerInDegrees(viewer: Viewer): Viewer {
  return speaksDegrees(viewer) ? viewer : new DegreesViewer(viewer);
}

/** A tour's first picture before there is a viewer. */
export class Opening extends InnerOpening {
  /**
   * For a viewer in this element with these options; give it to `createViewer` with the same ones. On a slow connection
   * tiles are the bottleneck, not the processor.
   */
  constructor(
    element: HTMLElement,
    options: Pick<ViewerOptions, 'scenes' | 'sceneId' | 'view'>,
    isLineSlow = false,
  ) {
    super(element, inRadians(options), isLineSlow);
  }
}

function inRadians<Options extends { view?: Partial<ViewAngles>; scenes?: ViewerScene[] }>(
  options: Options,
): Options {
  const { view, scenes } = options;
  return {
    ...options,
    ...(view && { view: anglesInRadians(view) }),
    ...(scenes && { scenes: scenes.map(sceneInRadians) }),
  };
}

class DegreesViewer implements Viewer {
  readonly canvas: HTMLCanvasElement;
  readonly #inner: Viewer;

  constructor(inner: Viewer) {
    this.#inner = inner;
    this.canvas = inner.canvas;
    rememberInner(this, inner);
  }

  get sceneId(): number | null {
    return this.#inner.sceneId;
  }

  get view(): ViewAngles {
    return anglesInDegrees(this.#inner.view);
  }

  get state(): ViewerState {
    return this.#inner.state;
  }

  get isAutorotating(): boolean {
    return this.#inner.isAutorotating;
  }

  setScenes(scenes: ViewerScene[], transition?: 'exchange' | 'cut'): void {
    this.#inner.setScenes(scenes.map(sceneInRadians), transition);
  }

  openScene(id: number, { view, ...options }: OpenSceneOptions = {}): Promise<boolean> {
    return this.#inner.openScene(id, { ...options, ...(view && { view: anglesInRadians(view) }) });
  }

  lookTo(view: Partial<ViewAngles>, options?: { durationMs?: number }): Promise<boolean> {
    return this.#inner.lookTo(anglesInRadians(view), options);
  }

  setView(view: Partial<ViewAngles>): void {
    this.#inner.setView(anglesInRadians(view));
  }

  project(direction: Direction): ScreenPoint | null {
    return this.#inner.project(direction);
  }

  unproject(x: number, y: number): Direction {
    return this.#inner.unproject(x, y);
  }

  setAutorotate(on: boolean): void {
    this.#inner.setAutorotate(on);
  }

  setOpen(hotspotId: string | null): void {
    this.#inner.setOpen(hotspotId);
  }

  setPlaying(hotspotIds: readonly string[]): void {
    this.#inner.setPlaying(hotspotIds);
  }

  setTexts(texts: Partial<ViewerTexts>): void {
    this.#inner.setTexts(texts);
  }

  on<Name extends keyof ViewerEvents>(
    name: Name,
    handler: (payload: ViewerEvents[Name]) => void,
  ): () => void {
    if (name !== 'view') return this.#inner.on(name, handler);
    const tell = handler as (payload: ViewerEvents['view']) => void;
    return this.#inner.on('view', ({ view }) => tell({ view: anglesInDegrees(view) }));
  }

  close(): void {
    this.#inner.close();
  }
}
