import type { Edit } from '../../../edit/index.ts';
import type { Rule } from '../../finding.ts';
import { perProduct } from './per-product.ts';

/** A product without a name: in the cart and in an order nobody knows what it is. The fix takes what its hotspot says. */
export const productUnnamed: Rule = (checked) =>
  perProduct(checked, ({ product, isListed }, { scene, hotspot }) => {
    if (product.name.trim()) return null;
    const value = (hotspot.title || hotspot.text || '').trim().slice(0, 300);
    const params = { scene: scene.name, label: value };
    const fix = (newId: () => string): Edit => {
      const path = ['products'];
      return { id: newId(), v: 1, kind: 'item.set', path, itemId: product.id, field: 'name', value };
    };
    return { rule: 'product-unnamed', severity: 'warning', params, ...(isListed && value && { fix }) };
  });
