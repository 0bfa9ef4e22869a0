import type { Hotspot, Tour } from '@tourwright/tour/document';
import type { Direction, YawPitch } from '@tourwright/tour/sphere';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { PanoramaSource } from '../sources/panorama-source.ts';
import type { ViewerTexts } from '../texts.ts';
import type { VrTexts } from './vr-texts.ts';

/** One of several pictures of a scene's standpoint: by day or in the evening, furnished or empty. */
export interface VrVariant {
  /** Absent: the scene's own picture. */
  id?: string | undefined;
  name: string;
  source: PanoramaSource | null;
}

/** For editors: pointing at the bare picture and pressing asks what to put there. */
export interface VrPlacing {
  /** Heads the board that asks. */
  title: string;
  /** What can be put there; `direction` is a unit direction of the scene. */
  choicesAt(sceneId: number, direction: Direction): readonly { id: string; name: string }[];
  /** One of them was chosen. */
  place(sceneId: number, direction: Direction, choiceId: string): void;
  /** What else can be done, for the menu at one's feet: taking the last step back, say. */
  menu: readonly { label: string; press(): void }[];
}

/** What a visit in VR is made with. */
export interface VrOptions {
  /** Those of the viewer. */
  scenes: readonly ViewerScene[];
  /** Where the tour begins; the first scene by default. */
  homeSceneId?: number | undefined;
  /** Those of the tour: what a hotspot of this kind is called, and whether its document is there. */
  brochures?: Tour['brochures'];
  texts?: Partial<VrTexts>;
  viewerTexts?: Partial<ViewerTexts>;
  /** The address of a stored file. */
  urlOf?: (slug: string) => string | null;
  /** Lines that a hotspot's panel begins with, such as a price. */
  extraLines?: (hotspot: Hotspot) => readonly string[];
  /** A hotspot was chosen; true keeps its panel closed. Links are always followed. */
  onHotspot?: (hotspot: Hotspot) => boolean;
  /** Something with a sound of its own has opened or closed. */
  onLoud?: (isLoud: boolean) => void;
  /** Where one looks, in every frame; degrees with a viewer that speaks them. */
  onView?: (view: YawPitch) => void;
  /** The pictures of a scene to choose from, its own among them; absent: there is no choice. */
  variantsOf?: (sceneId: number) => readonly VrVariant[];
  /** Another picture of a scene was chosen: the page is to show it too. */
  onVariant?: (sceneId: number, variantId: string | undefined) => void;
  /** VR was left for what only the page can show of a hotspot. */
  onPage?: (hotspot: Hotspot) => void;
  /** Absent: what is shown can be looked at only. */
  placing?: VrPlacing | undefined;
  /** Bytes of textures; 192 MiB by default. */
  memoryBudgetBytes?: number;
}

/** A tour that is shown in a headset. */
export interface VrTour {
  readonly sceneId: number | null;
  /** The title of the panel that lies open; null without one. */
  readonly panelTitle: string | null;
  /** Shows a tour that has changed: hotspots and names at once, pictures when their scene is next entered. */
  setScenes(scenes: readonly ViewerScene[]): void;
  /** Resolves when VR has ended, for any reason. */
  readonly ended: Promise<void>;
  /** Leaves VR. */
  end(): Promise<void>;
}
