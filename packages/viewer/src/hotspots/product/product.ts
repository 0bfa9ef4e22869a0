import { panelFacts } from '../panel-facts.ts';
import type { ViewerKind } from '../viewer-kind.ts';

/** Something to buy. */
export const product: ViewerKind<'product'> = {
  iconName: 'shopping-bag',
  word: 'Product',
  content: panelFacts,
};
