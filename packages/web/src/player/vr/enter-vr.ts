/** Starts VR. Loaded on demand, with everything that only VR needs. */
import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { shownHotspot } from '@tourwright/tour/rules';
import type { Viewer, ViewerScene } from '@tourwright/viewer';
import { openVr, type VrOptions, type VrTour } from '@tourwright/viewer/xr';
import { viewerTexts } from '../viewer-texts.ts';
import { productLines } from './product-lines.ts';
import { vrTexts } from './vr-text.ts';

/** What a visit in VR takes over from the player. */
export interface VrVisit
  extends Pick<
    VrOptions,
    | 'scenes'
    | 'brochures'
    | 'homeSceneId'
    | 'variantsOf'
    | 'onVariant'
    | 'onHotspot'
    | 'onLoud'
    | 'onView'
    | 'onPage'
    | 'placing'
  > {
  media: Readonly<Record<string, ImageInfo>>;
  products: Tour['products'];
}

/** Must be called in a click. Throws what the browser says when VR cannot be had. */
export function enterVr(viewer: Viewer, { media, products, scenes, ...visit }: VrVisit): Promise<VrTour> {
  return openVr(viewer, {
    ...visit,
    scenes: scenesInVr({ products, scenes }),
    texts: vrTexts(),
    viewerTexts: viewerTexts(),
    urlOf: (slug) => media[slug]?.url ?? null,
    extraLines: productLines,
  });
}

/** The scenes with what their hotspots show of the tour's products. */
export function scenesInVr({ products, scenes }: Pick<VrVisit, 'products' | 'scenes'>): ViewerScene[] {
  return scenes.map((scene) => ({
    ...scene,
    hotspots: scene.hotspots.map((hotspot) => shownHotspot({ products }, hotspot)),
  }));
}
