import { IconAlertCircle, IconBox, IconInfoCircle } from '@tabler/icons-react';
import type { ShownShop } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import { moneyText } from '../../i18n/money.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { type Media, urlOf } from '../panels/media/stored-file.ts';
import { QuantityStepper } from '../panels/quantity-stepper.tsx';
import styles from './cart.module.css';
import type { CartStore } from './cart-store.ts';
import { t } from './cart-text.ts';
import { checkoutAddress } from './checkout/checkout-address.ts';
import type { Checking } from './checkout/use-checkout.ts';
import { mostOf, type PricedLine, pricedLines, subtotalOf } from './priced-lines.ts';
import { mostOfOne } from './stored-cart.ts';

interface CartListProps {
  store: CartStore;
  tour: Tour;
  media: Media;
  checking: Checking;
  onClose: () => void;
}

/** What is in the cart, what it costs, and the way to the checkout. */
export function CartList({ store, tour, media, checking, onClose }: CartListProps) {
  const { shop } = store.state;
  const lines = pricedLines(tour, store.state);
  if (lines.length === 0 || shop === null) return <Empty onClose={onClose} />;
  const hasProblem = lines.some(({ problem }) => problem !== null);
  return (
    <div className={styles.cart}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={JSON.stringify([line.productId, line.variantId])} {...{ store, shop, media, line }} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.sum}>
          <span>{t('cart.subtotal')}</span>
          <b>{moneyText(subtotalOf(lines), shop.currency)}</b>
        </p>
        <p className={styles.small}>
          {[
            shop.tax && t('cart.tax-included'),
            shop.delivery && shop.sells === 'orders' && t('cart.delivery-later'),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <p className={styles.failure} role="alert">
          {checking.message}
        </p>
        <CheckOut {...{ store, shop, tour, checking }} isBlocked={hasProblem} />
        <Button variant="glass" size="large" block onClick={onClose}>
          {t('cart.keep-looking')}
        </Button>
      </div>
    </div>
  );
}

interface CheckOutProps {
  store: CartStore;
  shop: ShownShop;
  tour: Tour;
  checking: Checking;
  isBlocked: boolean;
}

/** On to the checkout, here or in the shop elsewhere. */
function CheckOut({ store, shop, tour, checking, isBlocked }: CheckOutProps) {
  if (shop.sells === 'orders') {
    return (
      <Button
        variant="primary"
        size="large"
        block
        disabled={isBlocked}
        loading={checking.isBusy}
        onClick={() => void checking.enter()}
      >
        {t('cart.check-out')}
      </Button>
    );
  }
  const target = webAddress(checkoutAddress(shop.checkoutUrl, tour, store.state.lines));
  if (!target || isBlocked) return null;
  return (
    <a
      className={buttonClass({ variant: 'primary', size: 'large', block: true })}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('cart.check-out-at', { host: target.host })}
      <span className="visually-hidden"> {t('cart.opens-new')}</span>
    </a>
  );
}

interface LineProps {
  store: CartStore;
  shop: ShownShop;
  media: Media;
  line: PricedLine;
}

function Line({ store, shop, media, line }: LineProps) {
  const { name, variant, price, quantity, picture } = line;
  const url = picture && (media[picture]?.thumbnail ?? urlOf(media, picture));
  const remove = () => {
    const putBack = store.remove(line);
    showToast('info', t('cart.removed', { name }), { label: t('cart.undo'), onClick: putBack });
  };
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {url ? <img src={url} alt="" /> : <IconBox size={24} stroke={1.75} aria-hidden="true" />}
      </span>
      <p className={styles.what}>
        <b>{name}</b>
        {variant && <span>{variant}</span>}
      </p>
      <b className={styles.price}>{price === null ? '' : moneyText(price * quantity, shop.currency)}</b>
      {line.problem === null || line.problem === 'too_many' ? (
        <QuantityStepper
          count={quantity}
          most={mostOf(line)}
          label={name}
          onChange={(count) => store.setQuantity(line, count)}
        />
      ) : (
        <span />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('cart.remove-named', { name })}
        onClick={remove}
      >
        {t('cart.remove')}
      </button>
      <Remark line={line} onTake={(count) => store.setQuantity(line, count)} />
    </li>
  );
}

/** Why there cannot be more of a line, or what is wrong with it. */
function Remark({ line, onTake }: { line: PricedLine; onTake: (count: number) => void }) {
  const { problem, left, quantity } = line;
  if (problem !== null) {
    return (
      <p className={styles.problem} role="alert">
        <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
        <span>{t(`cart.${problem}`, { left: left ?? 0 })}</span>
        {problem === 'too_many' && left !== null && (
          <Button variant="glass" size="small" onClick={() => onTake(left)}>
            {t('cart.take-left', { left })}
          </Button>
        )}
      </p>
    );
  }
  if (quantity < mostOf(line)) return null;
  return (
    <p className={styles.why} role="status">
      <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
      <span>
        {left !== null && left <= mostOfOne
          ? t('cart.last', { count: left })
          : t('cart.most', { count: mostOfOne })}
      </span>
    </p>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.empty}>
      <h3>{t('cart.empty-title')}</h3>
      <p>{t('cart.empty-text')}</p>
      <Button variant="glass" onClick={onClose}>
        {t('cart.keep-looking')}
      </Button>
    </div>
  );
}
