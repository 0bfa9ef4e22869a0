import { IconListDetails } from '@tabler/icons-react';
import type { KnownHotspot, Product } from '@tourwright/tour/document';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import styles from '../../panels/inspector.module.css';
import { isBlankElsewhere } from '../../rules/new-product.ts';
import { newEdit } from '../../state/new-edit.ts';
import type { FieldsProps } from '../editor-kind.ts';
import { stepOf } from '../step-of.ts';
import { useProductField } from './use-product-field.ts';

/** Which product of the tour's list the hotspot shows, and the way to all that is said of it. */
export function ProductChoice({ scene, hotspot }: FieldsProps<KnownHotspot<'product'>>) {
  const { store } = useOpenTour();
  const products = useEditorStore((state) => state.tour?.products);
  const { productId } = hotspot;
  const chosen = products?.find(({ id }) => id === productId);
  if (!products || products.length === 0) return null;
  const choose = (value: string) => {
    const named = { sceneId: scene.id, hotspotId: hotspot.id } as const;
    const next = products.find(({ id }) => id === value);
    const { tour } = store.getState();
    const isLeft = chosen && tour && isBlankElsewhere(tour, chosen, hotspot.id);
    const edit = newEdit(
      { kind: 'hotspot.set', ...named, field: 'productId', value },
      ...(next?.name ? [{ kind: 'hotspot.set', ...named, field: 'text', value: next.name } as const] : []),
      ...(isLeft ? [{ kind: 'item.remove' as const, path: ['products'], itemId: chosen.id }] : []),
    );
    store.getState().commit(edit, { name: stepOf('edit.product.choose', hotspot) });
  };
  const options = products.map(({ id, name }) => ({ value: id, label: name || t('product.unnamed') }));
  return (
    <section className={styles.section} aria-label={t('product.which')}>
      <SelectField
        size="small"
        label={t('product.which')}
        value={chosen?.id ?? ''}
        options={chosen ? options : [{ value: '', label: t('product.unnamed') }, ...options]}
        onChange={({ currentTarget }) => currentTarget.value && choose(currentTarget.value)}
      />
      <p className={styles.faint}>{t('product.which-hint')}</p>
      {chosen && <ProductName product={chosen} />}
      {chosen && (
        <div className={styles.row}>
          <Button
            variant="quiet"
            size="small"
            icon={<IconListDetails size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => store.setState({ panel: 'products', selectedProductId: chosen.id })}
          >
            {t('product.open')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What is placed has no name yet: it is given here, at once. */
function ProductName({ product }: { product: Product }) {
  const set = useProductField(product);
  return (
    <DraftField
      label={t('product.name')}
      value={product.name}
      answers="product-unnamed"
      maxLength={300}
      onKeep={(text, gesture) => set('name', text.trim(), gesture)}
    />
  );
}
