import type { KnownHotspot, Product } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import { useMemo } from 'react';
import { currencies } from '../../../i18n/amount.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { t } from '../../editor-text.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import { answerTo } from '../../panels/focus-places.ts';
import styles from '../../panels/inspector.module.css';
import type { FieldsProps } from '../editor-kind.ts';
import { ButtonText } from '../fields/button-fields.tsx';
import { SaidFields } from '../fields/said-fields.tsx';
import { UrlField } from '../fields/url-field.tsx';
import { useHotspotField } from '../fields/use-hotspot-field.ts';
import own from '../files/files.module.css';
import { PicturesPart } from '../pictures-part.tsx';
import { ProductChoice } from './product-choice.tsx';
import { AmountField, CountField } from './value-fields.tsx';
import { VariantsPart } from './variants-part.tsx';

/** Which product it is, what it says and costs, its variants and pictures, and where to buy it. */
export function ProductFields(props: FieldsProps<KnownHotspot<'product'>>) {
  return (
    <>
      <ProductChoice {...props} />
      <SaidFields {...props} />
      <HotspotPrices {...props} />
      <HotspotVariants {...props} />
      <PicturesPart {...props} />
      <section className={styles.section}>
        <h3>{t('hotspot.button')}</h3>
        <UrlField
          label="hotspot.shop"
          hint="hotspot.url-product"
          fault="hotspot.url-product-fault"
          isUsable={(address) => webAddress(address) !== null}
          {...props}
        />
        <ButtonText {...props} />
      </section>
    </>
  );
}

function HotspotPrices(props: FieldsProps<KnownHotspot<'product'>>) {
  const set = useHotspotField(props);
  return <PriceFields product={props.hotspot} set={set} />;
}

function HotspotVariants({ scene, hotspot }: FieldsProps<KnownHotspot<'product'>>) {
  return <VariantsPart product={hotspot} path={['scenes', scene.id, 'hotspots', hotspot.id]} />;
}

interface PriceFieldsProps {
  product: Pick<Product, PriceField>;
  /** Null takes a field away. */
  set(field: PriceField, value: unknown, gesture?: string): void;
}
type PriceField = 'currency' | 'price' | 'salePrice' | 'stock' | 'sku';

/** What a product costs and how many there are. */
export function PriceFields({ product, set }: PriceFieldsProps) {
  const { currency, price, salePrice, stock, sku } = product;
  const options = useMemo(() => {
    const known = currencies();
    const isKnown = !currency || known.some(({ value }) => value === currency);
    return [
      { value: '', label: t('product.no-currency') },
      ...(isKnown ? [] : [{ value: currency, label: currency }]),
      ...known,
    ];
  }, [currency]);
  const isNoSale = salePrice !== undefined && (price === undefined || salePrice >= price);
  return (
    <section className={styles.section} aria-label={t('product.price-title')}>
      <h3>{t('product.price-title')}</h3>
      <SelectField
        size="small"
        label={t('product.currency')}
        value={currency ?? ''}
        options={options}
        {...answerTo(currency ? undefined : 'product-unpriced')}
        onChange={({ currentTarget }) => set('currency', currentTarget.value || null)}
      />
      {!currency && <p className={styles.faint}>{t('product.currency-hint')}</p>}
      <div className={own.pair}>
        <AmountField
          label={t('product.price')}
          value={price}
          answers="product-unpriced"
          currency={currency}
          onKeep={(value, gesture) => set('price', value, gesture)}
        />
        <AmountField
          label={t('product.sale-price')}
          hint={isNoSale ? t('product.sale-fault') : ''}
          value={salePrice}
          currency={currency}
          onKeep={(value, gesture) => set('salePrice', value, gesture)}
        />
        <CountField
          label={t('product.stock')}
          hint={stock === 0 ? t('product.sold-out') : t('product.stock-hint')}
          value={stock}
          onKeep={(value, gesture) => set('stock', value, gesture)}
        />
        <DraftField
          label={t('product.sku')}
          value={sku ?? ''}
          maxLength={100}
          onKeep={(value, gesture) => set('sku', value.trim() || null, gesture)}
        />
      </div>
    </section>
  );
}
