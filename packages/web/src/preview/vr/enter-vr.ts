/** The way into the headset. Loaded when somebody wants to go there, with all that is only needed there. */
import type { ImageInfo } from '@tourwright/api';
import type { Hotspot } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { openVr, type VrOptions, type VrTour } from '@tourwright/viewer/xr';
import { priceText } from '../panels/price.ts';
import { choiceOf } from '../panels/product-choice.ts';
import { viewerTexts } from '../preview-text.ts';
import { t, vrTexts } from './vr-text.ts';

export interface VrVisit
  extends Pick<VrOptions, 'scenes' | 'homeSceneId' | 'onHotspot' | 'onLoud' | 'onView' | 'onPage'> {
  media: Readonly<Record<string, ImageInfo>>;
}

/** Must be called in a click. Throws what the browser says when VR cannot be had. */
export function enterVr(viewer: Viewer, { media, ...visit }: VrVisit): Promise<VrTour> {
  return openVr(viewer, {
    ...visit,
    texts: vrTexts,
    viewerTexts,
    urlOf: (slug) => media[slug]?.url ?? null,
    extraLines: priceLines,
  });
}

/** What a product costs, and whether it can be had. */
function priceLines(hotspot: Hotspot): string[] {
  if (hotspot.kind !== 'product') return [];
  const { price, before, stock } = choiceOf(hotspot, null);
  const [now, was] = [priceText(price, hotspot.currency), priceText(before, hotspot.currency)];
  const line = now && was ? t('vr.was', { price: now, before: was }) : now;
  return [...(line ? [line] : []), ...(stock === 'gone' ? [t('vr.sold-out')] : [])];
}
