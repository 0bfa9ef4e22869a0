import { IconMinus, IconPlus, IconShoppingBag } from '@tabler/icons-react';
import type { KnownHotspot } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import { useId, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Cover } from '../../panels/cover.tsx';
import styles from '../../panels/panels.module.css';
import { t } from '../../panels/panels-text.ts';
import { Paragraphs } from '../../panels/paragraphs.tsx';
import { priceText } from '../../panels/price.ts';
import type { Media } from '../../panels/stored-file.ts';
import product from './product-card.module.css';
import { buyAddress, type Choice, choiceOf, mostOf } from './product-choice.ts';

interface ProductCardProps {
  hotspot: KnownHotspot<'product'>;
  media: Media;
  onPicture: (index: number, pictures: Choice['pictures']) => void;
}

/** A product: its pictures, its price, the forms in which it comes, and the way to the shop. */
export function ProductCard({ hotspot, media, onPicture }: ProductCardProps) {
  const { variants = [], currency, body, rich, url, urlText } = hotspot;
  const [variantId, setVariantId] = useState(() => firstOnSale(hotspot));
  const [wanted, setWanted] = useState(1);
  const choice = choiceOf(hotspot, variantId);
  const most = mostOf(url, choice.stock);
  const count = Math.min(wanted, Math.max(1, most));
  const variant = variants.find(({ id }) => id === variantId) ?? null;
  return (
    <div className={styles.card}>
      <Cover pictures={choice.pictures} media={media} onOpen={(index) => onPicture(index, choice.pictures)} />
      <Price choice={choice} currency={currency} />
      {variants.length > 0 && <Variants hotspot={hotspot} chosen={variantId} onChoose={setVariantId} />}
      <Stock stock={choice.stock} />
      <Paragraphs text={body} rich={rich} />
      {choice.sku && <p className={styles.small}>{t('product.sku', { sku: choice.sku })}</p>}
      {most > 1 && choice.stock !== 'gone' && <Quantity count={count} most={most} onChange={setWanted} />}
      <Buy
        address={url ? buyAddress(url, variant, count) : undefined}
        text={urlText}
        isGone={choice.stock === 'gone'}
      />
    </div>
  );
}

/** The first variant that can be had. */
function firstOnSale({ variants = [], stock }: KnownHotspot<'product'>): string | null {
  return (variants.find((each) => (each.stock ?? stock) !== 0) ?? variants[0])?.id ?? null;
}

function Price({ choice: { price, before }, currency }: { choice: Choice; currency: string | undefined }) {
  const [now, old] = [priceText(price, currency), priceText(before, currency)];
  if (now === null) return null;
  return (
    <p className={product.price}>
      {old === null ? (
        <b>{now}</b>
      ) : (
        <>
          <b>
            <span className="visually-hidden">{t('product.now', { price: now })}</span>
            <span aria-hidden="true">{now}</span>
          </b>
          <s>
            <span className="visually-hidden">{t('product.was', { price: old })}</span>
            <span aria-hidden="true">{old}</span>
          </s>
          <span className={product.sale}>{t('product.sale')}</span>
        </>
      )}
    </p>
  );
}

interface VariantsProps {
  hotspot: KnownHotspot<'product'>;
  chosen: string | null;
  onChoose: (id: string) => void;
}

function Variants({ hotspot, chosen, onChoose }: VariantsProps) {
  const group = useId();
  return (
    <fieldset className={product.variants}>
      <legend className={styles.small}>{t('product.variant')}</legend>
      {hotspot.variants?.map(({ id, name }) => {
        const isGone = choiceOf(hotspot, id).stock === 'gone';
        return (
          <label key={id} className={classNames(product.variant, isGone && product.gone)}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {name}
            {isGone && <span className="visually-hidden"> {t('product.sold-out')}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

function Stock({ stock }: { stock: Choice['stock'] }) {
  const text =
    stock === 'gone'
      ? t('product.sold-out')
      : stock === 'plenty'
        ? t('product.in-stock')
        : stock === null
          ? ''
          : t('product.left', { count: stock });
  return (
    <p className={product.stock} role="status" data-stock={stock === 'gone' ? 'gone' : undefined}>
      {text}
    </p>
  );
}

interface QuantityProps {
  count: number;
  most: number;
  onChange: (count: number) => void;
}

function Quantity({ count, most, onChange }: QuantityProps) {
  const fieldId = useId();
  const set = (next: number) => onChange(Math.min(most, Math.max(1, Math.floor(next) || 1)));
  return (
    <div className={product.quantity}>
      <label htmlFor={fieldId}>{t('product.quantity')}</label>
      <Button
        variant="glass"
        aria-label={t('product.fewer')}
        disabled={count <= 1}
        onClick={() => set(count - 1)}
        icon={<IconMinus size={18} stroke={1.75} aria-hidden="true" />}
      />
      <input
        id={fieldId}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={count}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
      <Button
        variant="glass"
        aria-label={t('product.more')}
        disabled={count >= most}
        onClick={() => set(count + 1)}
        icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      />
    </div>
  );
}

function Buy({
  address,
  text,
  isGone,
}: {
  address: string | undefined;
  text: string | undefined;
  isGone: boolean;
}) {
  const target = webAddress(address);
  if (!target) return null;
  if (isGone) {
    return (
      <Button variant="primary" block disabled>
        {t('product.sold-out')}
      </Button>
    );
  }
  return (
    <a
      className={buttonClass({ variant: 'primary', block: true })}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      title={target.host}
    >
      <IconShoppingBag size={18} stroke={1.75} aria-hidden="true" />
      {text || t('product.buy', { host: target.host })}
      <span className="visually-hidden"> {t('panel.opens-new')}</span>
    </a>
  );
}
