import { IconShoppingBag } from '@tabler/icons-react';
import type { Vector } from '@tourwright/tour/document';
import { prefetchedPart } from '../../../client/loading/prefetched-part.tsx';
import { newHotspot } from '../../rules/new-hotspot.ts';
import { newProduct } from '../../rules/new-product.ts';
import type { EditorState } from '../../state/editor-state.ts';
import { type Change, newEdit } from '../../state/new-edit.ts';
import type { EditorKind } from '../editor-kind.ts';
import { nameOf } from '../step-of.ts';

/** Something to buy. */
export const product: EditorKind<'product'> = {
  iconName: 'shopping-bag',
  icons: ['shopping-bag', 'tag', 'shopping-cart', 'star'],
  name: 'kind.product',
  adding: {
    icon: IconShoppingBag,
    key: 'o',
    tool: 'tool.product',
    action: 'action.product',
    hint: 'place.product',
    place: placeProduct,
  },
  // As visitors read it.
  Heading: ({ hotspot }) => hotspot.title || nameOf(hotspot),
  Fields: prefetchedPart(async () => (await import('./product-fields.tsx')).ProductFields),
};

/** A product is in the tour's list, so that other places can show it too. */
function placeProduct(state: EditorState, position: Vector): void {
  const { tour, selectedSceneId, commit, selectHotspot } = state;
  if (!tour || selectedSceneId === null) return;
  const item = newProduct(tour, '');
  const hotspot = { ...newHotspot('product', position, state), productId: item.id };
  const added: Change = { kind: 'hotspot.add', sceneId: selectedSceneId, hotspot };
  const edit = newEdit({ kind: 'item.add', path: ['products'], item }, added);
  if (commit(edit, { name: { id: 'edit.product.place', values: {} } }).ok) selectHotspot(hotspot.id);
}
