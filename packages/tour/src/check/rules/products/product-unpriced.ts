import { productPrice } from '../../../rules/index.ts';
import type { Rule } from '../../finding.ts';
import { perProduct } from './per-product.ts';

/** A product without a price, or with one that is not shown for want of a currency; one that is bought elsewhere needs none. */
export const productUnpriced: Rule = (checked) =>
  perProduct(checked, ({ product }, { scene, hotspot }) => {
    if (product.url) return null;
    const forms = [null, ...(product.variants ?? []).map(({ id }) => id)];
    const hasPrice = forms.some((id) => productPrice(product, id).price !== undefined);
    if (hasPrice && product.currency) return null;
    const label = product.name || hotspot.text || '';
    const params = { scene: scene.name, label, place: [scene.name, label].filter(Boolean).join(', ') };
    return { rule: 'product-unpriced', severity: 'warning', params };
  });
