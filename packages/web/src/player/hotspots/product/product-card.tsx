import { IconShoppingBag } from '@tabler/icons-react';
import type { KnownHotspot } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import { useId, useState, useSyncExternalStore } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Cover } from '../../panels/media/cover.tsx';
import type { Media } from '../../panels/media/stored-file.ts';
import styles from '../../panels/panels.module.css';
import { t } from '../../panels/panels-text.ts';
import { priceText } from '../../panels/price.ts';
import { QuantityStepper } from '../../panels/quantity-stepper.tsx';
import { Paragraphs } from '../../panels/text/paragraphs.tsx';
import type { ShopCart } from '../panel-kind.ts';
import product from './product-card.module.css';
import { buyAddress, type Choice, choiceOf, mostOf } from './product-choice.ts';

interface ProductCardProps {
  hotspot: KnownHotspot<'product'>;
  title: string;
  media: Media;
  /** Null where nothing is sold by a cart. */
  cart: ShopCart | null;
  onPicture: (index: number, pictures: Choice['pictures']) => void;
}

/** A product: its pictures, its price, the forms in which it comes, and the way to buy it. */
export function ProductCard({ hotspot, title, media, cart, onPicture }: ProductCardProps) {
  const { variants = [], currency, body, rich, url, urlText, productId = hotspot.id } = hotspot;
  const leftOf = useStock(cart, productId);
  const [variantId, setVariantId] = useState(() => firstOnSale(hotspot, leftOf));
  const [wanted, setWanted] = useState(1);
  const choice = choiceOf(hotspot, variantId, leftOf(variantId));
  const variant = variants.find(({ id }) => id === variantId) ?? null;
  const isInCart = cart?.parts.isForSale(cart.store, hotspot, variantId) && choice.stock !== 'gone';
  const most = mostOf(url, choice.stock);
  const count = Math.min(wanted, Math.max(1, most));
  return (
    <div className={styles.card}>
      <Cover pictures={choice.pictures} media={media} onOpen={(index) => onPicture(index, choice.pictures)} />
      <Price choice={choice} currency={currency} />
      {variants.length > 0 && (
        <Variants hotspot={hotspot} leftOf={leftOf} chosen={variantId} onChoose={setVariantId} />
      )}
      <Stock stock={choice.stock} />
      <Paragraphs text={body} rich={rich} />
      {choice.sku && <p className={styles.small}>{t('product.sku', { sku: choice.sku })}</p>}
      {cart && isInCart ? (
        <cart.parts.AddToCart
          key={variantId}
          {...{ hotspot, productId, variantId }}
          store={cart.store}
          name={title}
          onOpenCart={cart.onOpen}
        />
      ) : (
        <>
          {most > 1 && choice.stock !== 'gone' && (
            <div className={product.quantity}>
              <span aria-hidden="true">{t('product.quantity')}</span>
              <QuantityStepper count={count} most={most} label={title} onChange={setWanted} />
            </div>
          )}
          <Buy
            address={url ? buyAddress(url, variant, count) : undefined}
            text={urlText}
            isGone={choice.stock === 'gone'}
          />
        </>
      )}
    </div>
  );
}

type LeftOf = (variantId: string | null) => number | null | undefined;

/** How many of each form the shop has; undefined where there is no shop. */
function useStock(cart: ShopCart | null, productId: string): LeftOf {
  const { store } = cart ?? {};
  useSyncExternalStore(store?.subscribe ?? neverChanges, store?.read ?? nothing);
  return (variantId) => (store?.state.shop ? store.stockOf({ productId, variantId }) : undefined);
}

const neverChanges = () => () => {};
const nothing = () => null;

/** The first variant that can be had. */
function firstOnSale(hotspot: KnownHotspot<'product'>, leftOf: LeftOf): string | null {
  const { variants = [] } = hotspot;
  const isThere = ({ id }: { id: string }) => choiceOf(hotspot, id, leftOf(id)).stock !== 'gone';
  return (variants.find(isThere) ?? variants[0])?.id ?? null;
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
  leftOf: LeftOf;
  chosen: string | null;
  onChoose: (id: string) => void;
}

function Variants({ hotspot, leftOf, chosen, onChoose }: VariantsProps) {
  const group = useId();
  return (
    <fieldset className={product.variants}>
      <legend className={styles.small}>{t('product.variant')}</legend>
      {hotspot.variants?.map(({ id, name }) => {
        const isGone = choiceOf(hotspot, id, leftOf(id)).stock === 'gone';
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
