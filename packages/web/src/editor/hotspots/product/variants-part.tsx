import { IconPlus } from '@tabler/icons-react';
import { type ListPath, limits, type Product, type ProductVariant } from '@tourwright/tour/document';
import { useRef } from 'react';
import { newId } from '../../../client/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import styles from '../../panels/inspector.module.css';
import items from '../../panels/items.module.css';
import { addItems, moveItem, removeItem, setItem } from '../../session/set-item.ts';
import own from '../files/files.module.css';
import { ItemTools } from '../files/item-tools.tsx';
import { PicturesField } from '../files/pictures-field.tsx';
import { stepOf } from '../step-of.ts';
import { AmountField, CountField } from './value-fields.tsx';

interface Props {
  product: Pick<Product, 'variants' | 'currency'> & Named;
  /** The path of the product, or of the hotspot that shows it. */
  path: ListPath;
}

/** What a step calls it by. */
interface Named {
  text?: string | undefined;
  title?: string | undefined;
  kind: string;
}

/** The forms in which a product comes: sizes, colours. What one leaves out is as the product says. */
export function VariantsPart(props: Props) {
  const { product: hotspot } = props;
  const { store } = useOpenTour();
  const add = useRef<HTMLButtonElement>(null);
  const { variants = [] } = hotspot;
  const path = [...props.path, 'variants'];
  const addOne = () => {
    const name = t('product.variant-name', { number: variants.length + 1 });
    addItems(store, path, [{ id: newId(), name }], stepOf('edit.variant-of-product.add', hotspot));
  };
  return (
    <section className={styles.section} aria-label={t('product.variants')}>
      <h3>{t('product.variants')}</h3>
      {variants.length === 0 && <p className={styles.faint}>{t('product.variants-none')}</p>}
      <ul className={items.list}>
        {variants.map((variant, index) => (
          <VariantItem
            key={variant.id}
            {...props}
            variant={variant}
            index={index}
            onRemoved={() => add.current?.focus()}
          />
        ))}
      </ul>
      <div className={styles.row}>
        <Button
          ref={add}
          size="small"
          disabled={variants.length >= limits.productVariants}
          icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={addOne}
        >
          {t('product.variant-add')}
        </Button>
      </div>
    </section>
  );
}

interface VariantItemProps extends Props {
  variant: ProductVariant;
  index: number;
  onRemoved(): void;
}

function VariantItem({ product: hotspot, path: place, variant, index, onRemoved }: VariantItemProps) {
  const { store } = useOpenTour();
  const { variants = [], currency } = hotspot;
  const path = [...place, 'variants'];
  const { name } = variant;
  const set = (field: keyof ProductVariant & string, value: unknown, gesture: string) => {
    const { [field]: _, ...others } = variant;
    const next = (value === null ? others : { ...variant, [field]: value }) as ProductVariant;
    setItem(store, path, variant, next, stepOf('edit.variant-of-product.set', hotspot), gesture);
  };
  return (
    <li className={items.item}>
      <div className={own.head}>
        <span />
        <span className={own.name}>{name}</span>
        <ItemTools
          name={name}
          index={index}
          count={variants.length}
          onMove={(to) => moveItem(store, path, variant, to, stepOf('edit.variant-of-product.move', hotspot))}
          onRemove={() => {
            removeItem(store, path, variant, stepOf('edit.variant-of-product.remove', hotspot));
            onRemoved();
          }}
        />
      </div>
      <DraftField
        label={t('product.variant-label')}
        value={name}
        maxLength={300}
        onKeep={(value, gesture) => {
          if (value.trim()) set('name', value.trim(), gesture);
        }}
      />
      <VariantValues variant={variant} currency={currency} onSet={set} />
      <PicturesField
        hotspot={hotspot}
        pictures={variant.pictures}
        path={[...path, variant.id, 'pictures']}
        most={limits.variantPictures}
      />
    </li>
  );
}

interface VariantValuesProps {
  variant: ProductVariant;
  currency: string | undefined;
  /** Null removes a value. */
  onSet(field: keyof ProductVariant & string, value: unknown, gesture: string): void;
}

/** What a variant costs, how many there are, and what the shop calls it. */
function VariantValues({ variant, currency, onSet }: VariantValuesProps) {
  return (
    <div className={own.pair}>
      <AmountField
        label={t('product.price')}
        value={variant.price}
        currency={currency}
        onKeep={(value, gesture) => onSet('price', value, gesture)}
      />
      <AmountField
        label={t('product.sale-price')}
        value={variant.salePrice}
        currency={currency}
        onKeep={(value, gesture) => onSet('salePrice', value, gesture)}
      />
      <CountField
        label={t('product.stock')}
        hint=""
        value={variant.stock}
        onKeep={(value, gesture) => onSet('stock', value, gesture)}
      />
      <DraftField
        label={t('product.sku')}
        value={variant.sku ?? ''}
        maxLength={100}
        onKeep={(value, gesture) => onSet('sku', value.trim() || null, gesture)}
      />
    </div>
  );
}
