/** The still in a tour's page, shown before any script has run: the start view as a small inline image. */
import type { Tour } from '@tourwright/tour/document';
import { type Manifest, readManifest } from '@tourwright/tour/pyramid';
import { type AskedView, beginsAsPlanet, openingScene, openingView } from '@tourwright/tour/rules';
import {
  faceOf,
  faces,
  maxVfov,
  radians,
  renderView,
  sampleBilinear,
  type View,
} from '@tourwright/tour/sphere';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { ShownTour } from './shown-tour.ts';

/** A view drawn ahead, and its picture. */
export interface TourStill {
  /** Radians and pixels. Cropped to the shape of the screen, it is what the viewer shows there. */
  view: View;
  /** Data URL. */
  url: string;
  /** The same view as sharp as the screen, for the screens and browsers that it is there for; the attributes of `<source>`s. */
  sharp?: StillSource[];
}

interface StillSource {
  type: string;
  media: string;
  sizes: string;
  srcset: string;
}

/** Draws stills, and remembers the last ones. Null where the page begins with something else. */
export type DrawStill = (shown: ShownTour, asked: AskedView, isPhone: boolean) => Promise<TourStill | null>;

/** The sharp pictures of a view; null while they are not there. */
export type FindSharpStills = (
  panorama: { baseUrl: string; manifest: Manifest },
  angles: Pick<View, 'yaw' | 'pitch' | 'hfov'>,
) => Promise<StillSource[] | null>;

const stillWidth = 192;
/** Heights by width: an upright phone sees this much of it, other screens are at most square. */
const tallest = { phone: 2.4, other: 1 };
/** Radians; beyond them the viewer shows another view than requested. */
const angles = { least: radians(25), most: radians(120) };
const quality = 55;
const mostKept = 300;

/** Some kilobytes are kept for each of the views that are requested most. */
export function createDrawStill(findSharp: FindSharpStills): DrawStill {
  const kept = new LRUCache<string, Promise<string>>({ max: mostKept });
  return async (shown, asked, isPhone) => {
    const found = openingOf(shown, asked);
    if (!found) return null;
    const view = { ...found.view, ...sizeOf(found.view.hfov, isPhone) };
    const key = JSON.stringify([found.baseUrl, view]);
    const url = kept.get(key) ?? drawStill(found.preview, view);
    kept.set(key, url);
    try {
      const sharp = found.isVisited ? await findSharp(found, found.view) : null;
      return { view, url: await url, ...(sharp ? { sharp } : {}) };
    } catch (cause) {
      kept.delete(key);
      throw cause;
    }
  };
}

/** The opening scene's picture, and how it is seen first. */
interface SceneOpening {
  baseUrl: string;
  manifest: Manifest;
  /** The strip. */
  preview: string;
  view: Pick<View, 'yaw' | 'pitch' | 'hfov'>;
  /** Whether all its tiles are there, and visitors come to it. */
  isVisited: boolean;
}

function openingOf(
  { tour, media }: { tour: Tour; media: ShownTour['media'] },
  asked: AskedView,
): SceneOpening | null {
  const scene = openingScene(tour, asked.sceneId);
  const image = scene && media[scene.slug];
  const panorama = image?.panorama;
  if (!scene || !panorama?.preview || beginsAsPlanet(tour, asked)) return null;
  const read = readManifest(panorama.manifest);
  // How much is seen of a part of the sphere depends on the shape of the screen.
  if (!read.ok || read.manifest.coverage) return null;
  const own = openingView(scene);
  const view = { yaw: radians(own.yaw), pitch: radians(own.pitch), hfov: radians(own.hfov), ...asked.view };
  const { pitch, hfov } = view;
  if (Math.abs(pitch) > Math.PI / 2 || hfov < angles.least || hfov > angles.most) return null;
  const { baseUrl, preview } = panorama;
  const isVisited = image?.state === 'ready' && tour.activity === 'published';
  return { baseUrl, preview, manifest: read.manifest, view, isVisited };
}

function sizeOf(hfov: number, isPhone: boolean): { width: number; height: number } {
  const seen = Math.tan(maxVfov / 2) / Math.tan(hfov / 2);
  const height = stillWidth * Math.min(seen, isPhone ? tallest.phone : tallest.other);
  return { width: stillWidth, height: Math.round(height) };
}

async function drawStill(strip: string, view: View): Promise<string> {
  const file = Buffer.from(strip.slice(strip.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const edge = info.height;
  const pixels = renderView(view, (direction, into, at) => {
    const { face, s, t } = faceOf(direction);
    const texels = {
      pixels: data,
      stride: info.width,
      left: faces.indexOf(face) * edge,
      width: edge,
      height: edge,
    };
    sampleBilinear(texels, s * edge, t * edge, into, at);
  });
  const still = await sharp(pixels, { raw: { width: view.width, height: view.height, channels: 3 } })
    .webp({ quality, effort: 2 })
    .toBuffer();
  return `data:image/webp;base64,${still.toString('base64')}`;
}
