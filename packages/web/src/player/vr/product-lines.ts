import { type Hotspot, isKind, type KnownHotspot } from '@tourwright/tour/document';
import { choiceOf } from '../hotspots/product/product-choice.ts';
import { priceText } from '../panels/price.ts';
import { t } from './vr-text.ts';

/** What a product costs and whether it can be had; of one that comes in several forms, each with its name. */
export function productLines(hotspot: Hotspot): string[] {
  if (!isKind(hotspot, 'product')) return [];
  const { variants = [] } = hotspot;
  if (variants.length === 0) return linesOf(hotspot, null);
  return variants.map(({ id, name }) => [name, ...linesOf(hotspot, id)].join(' · '));
}

function linesOf(product: KnownHotspot<'product'>, variantId: string | null): string[] {
  const { price, before, stock } = choiceOf(product, variantId);
  const [now, was] = [priceText(price, product.currency), priceText(before, product.currency)];
  const line = now && was ? t('vr.was', { price: now, before: was }) : now;
  return [...(line ? [line] : []), ...(stock === 'gone' ? [t('vr.sold-out')] : [])];
}
