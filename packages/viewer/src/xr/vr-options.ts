import type { Hotspot, Tour } from '@tourwright/tour/document';
import type { Direction, YawPitch } from '@tourwright/tour/sphere';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { PanoramaSource } from '../sources/panorama-source.ts';
import type { ViewerTexts } from '../texts.ts';
import type { VrTexts } from './vr-texts.ts';

/** One of several pictures of a scene: by day or in the evening, furnished or empty. */
export interface VrVariant {
  /** Absent: the scene's own picture. */
  id?: string | undefined;
  name: string;
  source: PanoramaSource | null;
}

/** For editors: pressing on the picture asks what to place there. */
export interface VrPlacing {
  /** The title of the board that asks. */
  title: string;
  /** What can be placed there; `direction` is a unit vector of the scene. */
  choicesAt(sceneId: number, direction: Direction): readonly { id: string; name: string }[];
  /** One of them was chosen. */
  place(sceneId: number, direction: Direction, choiceId: string): void;
  /** Further actions for the menu at the feet, such as undo. */
  menu: readonly { label: string; press(): void }[];
}

/** Options of a VR session. */
export interface VrOptions {
  /** Those of the viewer. */
  scenes: readonly ViewerScene[];
  /** Where the tour begins; the first scene by default. */
  homeSceneId?: number | undefined;
  /** The brochures of the tour: their names, and whether their file exists. */
  brochures?: Tour['brochures'];
  texts?: Partial<VrTexts>;
  viewerTexts?: Partial<ViewerTexts>;
  /** The address of a stored file. */
  urlOf?: (slug: string) => string | null;
  /** Lines at the top of a hotspot's panel, such as a price. */
  extraLines?: (hotspot: Hotspot) => readonly string[];
  /** A hotspot was chosen; true keeps its panel closed. Links are always followed. */
  onHotspot?: (hotspot: Hotspot) => boolean;
  /** Something with sound has opened or closed. */
  onLoud?: (isLoud: boolean) => void;
  /** The view, in every frame; degrees with a viewer in degrees. */
  onView?: (view: YawPitch) => void;
  /** The pictures of a scene to choose from, including its own; absent: there is no choice. */
  variantsOf?: (sceneId: number) => readonly VrVariant[];
  /** Another picture of a scene was chosen: the page should show it too. */
  onVariant?: (sceneId: number, variantId: string | undefined) => void;
  /** VR has ended to show a hotspot's content that only the page can show. */
  onPage?: (hotspot: Hotspot) => void;
  /** Absent: no editing. */
  placing?: VrPlacing | undefined;
  /** Bytes of textures; 192 MiB by default. */
  memoryBudgetBytes?: number;
}

/** A tour that is shown in a headset. */
export interface VrTour {
  readonly sceneId: number | null;
  /** The title of the open panel; null without one. */
  readonly panelTitle: string | null;
  /** Shows a changed tour: hotspots and names at once, pictures when their scene is opened next. */
  setScenes(scenes: readonly ViewerScene[]): void;
  /** Resolves when VR has ended, for any reason. */
  readonly ended: Promise<void>;
  /** Leaves VR. */
  end(): Promise<void>;
}
