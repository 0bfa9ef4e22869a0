import type { Hotspot, KnownHotspot, Scene, Tour } from '@tourwright/tour/document';
import { productPrice, shownHotspot } from '@tourwright/tour/rules';
import { moneyText } from '../../i18n/money.ts';
import { titleOf } from '../hotspots/title-of.ts';
import { t } from './cart-text.ts';

/** More labels at once would cover the picture: they then show on hover and focus. */
const mostLabels = 12;

/** A tour whose product hotspots say name and price. */
export function pricedTour(tour: Tour): Tour {
  return { ...tour, scenes: tour.scenes.map((scene) => pricedScene(tour, scene)) };
}

function pricedScene(tour: Tour, scene: Scene): Scene {
  const count = scene.hotspots.filter(({ kind }) => kind === 'product').length;
  if (count === 0) return scene;
  const priced = (hotspot: Hotspot) =>
    hotspot.kind === 'product' ? pricedHotspot(tour, hotspot, count <= mostLabels) : hotspot;
  return { ...scene, hotspots: scene.hotspots.map(priced) };
}

function pricedHotspot(tour: Tour, placed: Hotspot, isLabelled: boolean): Hotspot {
  const shown = shownHotspot(tour, placed) as KnownHotspot<'product'>;
  const { currency, variants = [] } = shown;
  const forms = variants.length > 0 ? variants.map(({ id }) => id) : [null];
  const prices = forms.map((id) => productPrice(shown, id).price).filter((price) => price !== undefined);
  const title = titleOf(shown);
  const least = Math.min(...prices);
  if (!currency || prices.length === 0) return placed;
  const isRange = prices.some((price) => price !== least);
  const values = { name: title, price: moneyText(least, currency) };
  return {
    ...placed,
    title,
    text: t(isRange ? 'cart.label-from' : 'cart.label', values),
    ...(isLabelled && { labelMode: placed.labelMode ?? 'always' }),
  };
}
