import type { Hotspot } from '@tourwright/tour/document';
import type { Direction, ScreenPoint } from '@tourwright/tour/sphere';
import type { ViewerControls } from './controls/viewer-controls.ts';
import type { ViewerEvents, ViewerState } from './events.ts';
import type { Opening } from './opening/opening.ts';
import type { ViewerScene } from './scenes/viewer-scene.ts';
import type { Panorama } from './sources/panorama.ts';
import type { ViewerTexts } from './texts.ts';
import type { ViewAngles } from './view/angles.ts';
import type { Transition } from './view/crossing.ts';

/** What a viewer is made with; angles in degrees. */
export interface ViewerOptions {
  scenes: ViewerScene[];
  /** The first of the scenes when absent or unknown. */
  sceneId?: number;
  /** How the first scene opens, where it differs from the scene's own view; degrees. */
  view?: Partial<ViewAngles>;
  /** Turn slowly until the visitor moves. Not under reduced motion. */
  autorotate?: boolean;
  controls?: ViewerControls;
  /** Whether hotspots are shown; they are, by default, once the picture is sharp. `early`: they do not wait for it. */
  hotspots?: boolean | 'early';
  /** Whether a link that was chosen is followed; it is, by default. An editor selects it instead. */
  followLinks?: boolean;
  texts?: Partial<ViewerTexts>;
  /** The address of a stored file, for icons that are pictures. */
  urlOf?: (slug: string) => string | null;
  /** Changes a hotspot's button after the viewer has filled it; called again whenever the hotspot changes. */
  renderHotspot?: (hotspot: Hotspot, button: HTMLElement) => void;
  /** Textures are kept up to this many bytes; by default 60 for each pixel of the screen, 54 MiB at least and 256 at most. What is on screen is always kept. */
  memoryBudgetBytes?: number;
  /** What was begun before for this element and these options: its preview is on the screen already. */
  opening?: Opening;
}

/** Options of a viewer that shows a single panorama. */
export interface PanoramaOptions extends Omit<ViewerOptions, 'scenes' | 'sceneId' | 'opening'> {
  /** An address, a file, or data of one of the kinds. */
  panorama: Panorama;
  /** What it is called, for those who do not see it. */
  name?: string;
}

/** How `Viewer.openScene` opens a scene. */
export interface OpenSceneOptions {
  /** Where it differs from the scene's own view; degrees. */
  view?: Partial<ViewAngles>;
  /** `fade` by default. */
  transition?: Transition;
}

/** The viewer as its host controls it; angles in degrees. */
export interface Viewer {
  /** Null while there are no scenes. */
  readonly sceneId: number | null;
  readonly view: ViewAngles;
  /** How far the picture is. */
  readonly state: ViewerState;
  readonly canvas: HTMLCanvasElement;
  readonly isAutorotating: boolean;
  /** Replaces the tour while it is shown: the scene stays if it is still there, hotspots follow at once.
   * Another picture of it comes at once, or is faded to (`exchange`). */
  setScenes(scenes: ViewerScene[], transition?: 'exchange' | 'cut'): void;
  /**
   * Goes to a scene; resolves when it is there. If it cannot be loaded the old one stays, and it is reported by
   * `error`; resolves to false then, and when something else was opened meanwhile.
   */
  openScene(id: number, options?: OpenSceneOptions): Promise<boolean>;
  /** Turns to a view; what is not given stays. Resolves to false when the visitor took over. */
  lookTo(view: Partial<ViewAngles>, options?: { durationMs?: number }): Promise<boolean>;
  /** Looks that way at once; what is not given stays. */
  setView(view: Partial<ViewAngles>): void;
  /** Where a direction appears, in CSS pixels of the element, perhaps outside of it; null when it lies behind. */
  project(direction: Direction): ScreenPoint | null;
  /** The direction that appears at a place, in CSS pixels of the element. */
  unproject(x: number, y: number): Direction;
  setAutorotate(on: boolean): void;
  /** Marks the hotspot whose content the host shows, for the eye and for screen readers; null when there is none. */
  setOpen(hotspotId: string | null): void;
  /** Marks the hotspots that are heard in place, and no others. */
  setPlaying(hotspotIds: readonly string[]): void;
  /** Says things otherwise from now on; what is not given stays. */
  setTexts(texts: Partial<ViewerTexts>): void;
  /** Calls the handler at each event until the returned function is called. */
  on<Name extends keyof ViewerEvents>(name: Name, handler: (payload: ViewerEvents[Name]) => void): () => void;
  /** Gives everything back: GPU, listeners, elements, attributes. */
  close(): void;
}
