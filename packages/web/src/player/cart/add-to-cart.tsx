import { IconExternalLink } from '@tabler/icons-react';
import type { KnownHotspot } from '@tourwright/tour/document';
import { productPrice } from '@tourwright/tour/rules';
import { webAddress } from '@tourwright/viewer/hotspots';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { QuantityStepper } from '../panels/quantity-stepper.tsx';
import styles from './cart.module.css';
import type { CartStore } from './cart-store.ts';
import { t } from './cart-text.ts';
import { useCartState } from './use-cart-state.ts';

interface AddToCartProps {
  store: CartStore;
  /** With what its product says. */
  hotspot: KnownHotspot<'product'>;
  productId: string;
  variantId: string | null;
  /** What the product is called. */
  name: string;
  onOpenCart: () => void;
}

/** Puts what is chosen into the cart, no more of it than there is. */
export function AddToCart({ store, hotspot, productId, variantId, name, onOpenCart }: AddToCartProps) {
  useCartState(store);
  useEffect(() => void store.refresh(), [store]);
  const [wanted, setWanted] = useState(1);
  const item = { productId, variantId };
  const room = store.roomFor(item);
  const count = Math.min(wanted, Math.max(1, room));
  const variant = hotspot.variants?.find(({ id }) => id === variantId)?.name ?? '';
  const add = () => {
    if (!store.add({ ...item, quantity: count, name, variant })) return showToast('warn', t('cart.full'));
    setWanted(1);
    showToast('success', t('cart.added', { name }), { label: t('cart.see'), onClick: onOpenCart });
  };
  const isIn = store.countOf(item) > 0;
  const outside = webAddress(hotspot.url);
  return (
    <>
      <div className={styles.add}>
        {room > 0 && <QuantityStepper count={count} most={room} label={name} onChange={setWanted} />}
        <Button variant="primary" block disabled={room === 0} onClick={add}>
          {t('cart.add')}
        </Button>
      </div>
      {room === 0 && isIn && (
        <p className={styles.why} role="status">
          {t('cart.all-in')}
        </p>
      )}
      {outside && (
        <a className={styles.outside} href={outside.href} target="_blank" rel="noopener noreferrer">
          <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
          {hotspot.urlText || t('cart.shop')}
          <span className="visually-hidden"> {t('cart.opens-new')}</span>
        </a>
      )}
    </>
  );
}

/** Whether a shop sells what is chosen: it has a price in the shop's currency. */
export function isForSale(
  store: CartStore,
  hotspot: KnownHotspot<'product'>,
  variantId: string | null,
): boolean {
  const { shop } = store.state;
  if (shop === null || hotspot.currency !== shop.currency) return false;
  const isChosen = hotspot.variants?.length ? variantId !== null : true;
  return isChosen && productPrice(hotspot, variantId).price !== undefined;
}
