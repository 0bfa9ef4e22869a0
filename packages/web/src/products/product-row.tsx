import { IconBox, IconChevronRight, IconMapPin } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { plainListText } from '../i18n/format.ts';
import { moneyText } from '../i18n/money.ts';
import { Chip, type ChipTone } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type ProductLine, type ProductStatus, type StockLine, statusOf, totalOf } from './product-lines.ts';
import styles from './products.module.css';
import { t } from './products-text.ts';
import { StockField } from './stock-field.tsx';

interface ProductRowProps {
  product: ProductLine;
  pictureUrl: string | null;
  /** Where it is edited. */
  editor: string;
  lowStock: number;
  save(line: StockLine, count: number | null, seen: number | null): Promise<void>;
}

/** A product with its stock; what its variants have is shown below when it is opened. */
export function ProductRow({ product, pictureUrl, editor, lowStock, save }: ProductRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { sku, stock, variantCount, places } = product;
  const name = product.name || t('products.unnamed');
  const [single] = stock;
  const total = totalOf(product);
  return (
    <li className={classNames(styles.product, isOpen && styles.isOpen)}>
      <div className={styles.line}>
        {variantCount > 0 ? (
          <IconButton
            label={t('products.variants-of', { name })}
            icon={<IconChevronRight className={styles.arrow} size={18} stroke={1.75} aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          />
        ) : (
          <span />
        )}
        <Picture url={pictureUrl} />
        <span className={styles.name}>
          <b>{name}</b>
          {variantCount > 0 && <small>{t('products.variants', { count: variantCount })}</small>}
        </span>
        <span className={styles.sku}>{sku}</span>
        <Price product={product} />
        <span className={styles.count}>
          <StockLabel />
          {variantCount === 0 && single ? (
            <StockField name={name} line={single} save={(count, seen) => save(single, count, seen)} />
          ) : (
            <b className="numbers">{total ?? t('products.uncounted')}</b>
          )}
        </span>
        <span className={styles.status}>
          <Status status={statusOf(product, lowStock)} />
          {variantCount === 0 && single && <Held line={single} />}
        </span>
        <Places places={places} editor={editor} />
      </div>
      {isOpen && variantCount > 0 && (
        <ul id={id} className={styles.variants} aria-label={t('products.variants-of', { name })}>
          {stock.map((line) => (
            <Variant
              key={line.variantId}
              line={line}
              name={line.variantId === null ? t('products.stock-shared') : line.name}
              lowStock={lowStock}
              save={(count, seen) => save(line, count, seen)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

function Picture({ url }: { url: string | null }) {
  return (
    <span className={styles.picture}>
      {url ? (
        <img src={url} alt="" loading="lazy" decoding="async" />
      ) : (
        <IconBox size={20} stroke={1.75} aria-hidden="true" />
      )}
    </span>
  );
}

/** Where it is shown; a product that is nowhere is to be placed. */
function Places({ places, editor }: Pick<ProductLine, 'places'> & { editor: string }) {
  return (
    <span className={styles.places}>
      {places.length > 0 ? (
        <>
          <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
          {plainListText(places)}
        </>
      ) : (
        <a href={editor}>{t('products.place')}</a>
      )}
    </span>
  );
}

interface VariantProps {
  line: StockLine;
  name: string;
  lowStock: number;
  save(count: number | null, seen: number | null): Promise<void>;
}

function Variant({ line, name, lowStock, save }: VariantProps) {
  const { sku, count } = line;
  return (
    <li className={styles.line}>
      <span className={styles.variantName}>{name}</span>
      <span className={styles.sku}>{sku}</span>
      <span className={styles.count}>
        <StockLabel />
        <StockField {...{ name, line, save }} />
      </span>
      <span className={styles.status}>
        {count !== null && count <= 0 && <Chip tone="bad">{t('products.status-out')}</Chip>}
        {count !== null && count > 0 && count <= lowStock && (
          <Chip tone="attention">{t('products.status-left', { count })}</Chip>
        )}
        <Held line={line} />
      </span>
    </li>
  );
}

/** Where the columns have no heads. */
function StockLabel() {
  return (
    <span className={styles.stockLabel} aria-hidden="true">
      {t('products.stock')}
    </span>
  );
}

function Held({ line: { held } }: { line: StockLine }) {
  return held > 0 ? <small className={styles.held}>{t('products.held', { count: held })}</small> : null;
}

function Price({ product: { price, before, currency } }: { product: ProductLine }) {
  if (price === null || currency === '') return <span className={styles.price} />;
  return (
    <span className={classNames(styles.price, 'numbers')}>
      {before !== null && before !== price && <s>{moneyText(before, currency)}</s>}
      {moneyText(price, currency)}
    </span>
  );
}

const tones: Record<ProductStatus['kind'], ChipTone> = {
  sale: 'good',
  low: 'attention',
  out: 'bad',
  'some-out': 'bad',
  priceless: 'neutral',
};

function Status({ status }: { status: ProductStatus }) {
  return (
    <Chip tone={tones[status.kind]}>
      {status.kind === 'some-out'
        ? t('products.status-some-out', { count: status.count })
        : t(`products.status-${status.kind}`)}
    </Chip>
  );
}
