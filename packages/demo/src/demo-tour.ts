/**
 * A demo tour as its author writes it: words and choices. Where things lie is not said here but taken from the plan,
 * so that links, arrival views and pins agree with the rendered rooms by construction.
 */
import type { Point } from './plan.ts';

/** A demo tour as it is written by hand: texts, scenes and what hangs in them. */
export interface DemoTour {
  /** Names the plan and the folder of assets. */
  slug: string;
  name: string;
  description: string;
  category: 'real-estate' | 'retail';
  /** In their order; the first one opens. */
  scenes: DemoScene[];
  /** What is heard in all rooms, in words. */
  ambient: string;
}

/** A scene of a demo tour: the camera in the plan, and what is seen from it. */
export interface DemoScene {
  /** The camera's name in the plan. */
  scene: string;
  /** How the visitor looks when the tour opens here, degrees from the middle of the picture; absent: straight at it. */
  opening?: { yaw: number; pitch: number; hfov?: number };
  infos?: DemoInfo[];
  products?: DemoProduct[];
  video?: DemoVideo;
  /** What the picture and its variants are called for visitors, by the plan's names; `picture` is the scene's own. */
  variantNames?: Record<string, string>;
}

/** An anchor of the plan, or a point in metres. */
export type Pinned = string | Point;

interface DemoInfo {
  at: Pinned;
  label: string;
  body: string;
}

/** A product that is in a scene of a demo tour. */
export interface DemoProduct {
  at: Pinned;
  name: string;
  body: string;
  /** Minor units, such as cents. */
  price: number;
  salePrice?: number;
  currency: string;
  sku: string;
  /** In how many forms it is sold; each has a picture `product-<sku>-<variant>.webp`. */
  variants: DemoVariant[];
}

interface DemoVariant {
  /** Part of the picture's file name, in lower case. */
  id: string;
  name: string;
  /** 0 is sold out; absent: not counted. */
  stock?: number;
  price?: number;
}

interface DemoVideo {
  /** A screen of the plan. */
  screen: string;
  file: string;
  poster: string;
  name: string;
}
