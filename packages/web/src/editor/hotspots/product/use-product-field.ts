import type { Product } from '@tourwright/tour/document';
import { productsOf } from '@tourwright/tour/rules';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { type Change, newEdit } from '../../state/new-edit.ts';

/** Sets a field of a product; null takes it away. */
export type SetProductField = (field: keyof Product & string, value: unknown, gesture?: string) => void;

/** Sets a field; labels that only say the product's name follow it. */
export function useProductField(product: Product): SetProductField {
  const { store } = useOpenTour();
  return (field, value, gesture) => {
    const { tour } = store.getState();
    const placed = field === 'name' && tour ? productsOf(tour) : [];
    const places = placed.find((each) => each.product.id === product.id)?.places ?? [];
    const labels = places.filter(({ hotspot }) => (hotspot.text ?? '') === product.name);
    const edit = newEdit(
      { kind: 'item.set', path: ['products'], itemId: product.id, field, value },
      ...labels.map(
        ({ scene, hotspot }): Change => ({
          kind: 'hotspot.set',
          sceneId: scene.id,
          hotspotId: hotspot.id,
          field: 'text',
          value,
        }),
      ),
    );
    const name = { id: 'edit.product.set', values: { name: product.name } } as const;
    store.getState().commit(edit, { name, ...(gesture && { gesture }) });
  };
}
