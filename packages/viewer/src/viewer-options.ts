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

/** Options of a viewer; angles in degrees. */
export interface ViewerOptions {
  scenes: ViewerScene[];
  /** The first of the scenes when absent or unknown. */
  sceneId?: number;
  /** Overrides the start view of the first scene; degrees. */
  view?: Partial<ViewAngles>;
  /** Turn slowly until the visitor moves. Not under reduced motion. */
  autorotate?: boolean;
  controls?: ViewerControls;
  /** Whether hotspots are shown; by default, once the picture is sharp. `early`: without waiting for it. */
  hotspots?: boolean | 'early';
  /** Whether a chosen link is followed; true by default. An editor selects it instead. */
  followLinks?: boolean;
  texts?: Partial<ViewerTexts>;
  /** The address of a stored file, for icons that are pictures. */
  urlOf?: (slug: string) => string | null;
  /** Changes a hotspot's button after the viewer has filled it; called again whenever the hotspot changes. */
  renderHotspot?: (hotspot: Hotspot, button: HTMLElement) => void;
  /** Textures are kept up to this many bytes; by default 60 for each pixel of the screen, 54 MiB at least and 256 at most. What is on screen is always kept. */
  memoryBudgetBytes?: number;
  /** An `Opening` that was started for this element and these options: its preview is already on the screen. */
  opening?: Opening;
}

/** Options of a viewer that shows a single panorama. */
export interface PanoramaOptions extends Omit<ViewerOptions, 'scenes' | 'sceneId' | 'opening'> {
  /** An address, a file, or data of one of the kinds. */
  panorama: Panorama;
  /** Its name, for screen readers. */
  name?: string;
}

/** How `Viewer.openScene` opens a scene. */
export interface OpenSceneOptions {
  /** Overrides the scene's start view; degrees. */
  view?: Partial<ViewAngles>;
  /** `fade` by default. */
  transition?: Transition;
}

/** The host's handle of a viewer; angles in degrees. */
export interface Viewer {
  /** Null while there are no scenes. */
  readonly sceneId: number | null;
  readonly view: ViewAngles;
  /** The state of the picture. */
  readonly state: ViewerState;
  readonly canvas: HTMLCanvasElement;
  readonly isAutorotating: boolean;
  /** Replaces the tour while it is shown: the scene stays if it is still there, hotspots follow at once.
   * Another picture of it appears at once, or with a fade (`exchange`). */
  setScenes(scenes: ViewerScene[], transition?: 'exchange' | 'cut'): void;
  /**
   * Goes to a scene; resolves when it is there. If it cannot be loaded the old one stays, and it is reported by
   * `error`; resolves to false then, and when something else was opened meanwhile.
   */
  openScene(id: number, options?: OpenSceneOptions): Promise<boolean>;
  /** Turns to a view; omitted angles stay. Resolves to false when the visitor took over. */
  lookTo(view: Partial<ViewAngles>, options?: { durationMs?: number }): Promise<boolean>;
  /** Sets the view at once; omitted angles stay. */
  setView(view: Partial<ViewAngles>): void;
  /** The position of a direction, in CSS pixels of the element, possibly outside of it; null behind the eye. */
  project(direction: Direction): ScreenPoint | null;
  /** The direction at a position, in CSS pixels of the element. */
  unproject(x: number, y: number): Direction;
  setAutorotate(on: boolean): void;
  /** Marks the hotspot whose content the host shows, visually and for screen readers; null when there is none. */
  setOpen(hotspotId: string | null): void;
  /** Marks the hotspots that play in place, and no others. */
  setPlaying(hotspotIds: readonly string[]): void;
  /** Changes texts; omitted ones stay. */
  setTexts(texts: Partial<ViewerTexts>): void;
  /** Subscribes to an event; the returned function unsubscribes. */
  on<Name extends keyof ViewerEvents>(name: Name, handler: (payload: ViewerEvents[Name]) => void): () => void;
  /** Frees everything: GPU resources, listeners, elements, attributes. */
  close(): void;
}
