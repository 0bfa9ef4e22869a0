import type { OrderDetails } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { useEffect } from 'react';
import { clearOrder, useOrder } from '../../client/order-state.ts';
import { SidePanel } from '../chrome/side-panel.tsx';
import type { Media } from '../panels/media/stored-file.ts';
import { CartList } from './cart-list.tsx';
import type { CartStore } from './cart-store.ts';
import { t } from './cart-text.ts';
import { CheckoutForm } from './checkout/checkout-form.tsx';
import { OrderDone } from './checkout/order-done.tsx';
import { useCheckout } from './checkout/use-checkout.ts';
import { useCartState } from './use-cart-state.ts';

interface CartPanelProps {
  store: CartStore;
  tour: Tour;
  media: Media;
  /** Where the visitor is. */
  sceneId: number | null;
  onClose: () => void;
}

/** The cart, the checkout and the confirmed order, one after the other, beside the picture. */
export function CartPanel({ store, tour, media, sceneId, onClose }: CartPanelProps) {
  useCartState(store);
  const order = useOrder();
  const checking = useCheckout(store);
  useEffect(() => void store.refresh(), [store]);
  // A confirmed order is shown once.
  useEffect(() => clearOrder, []);
  const { shop } = store.state;
  if (order.isOrderComplete) {
    return (
      <SidePanel key="done" title={t('done.title')} side="end" onClose={onClose}>
        <OrderDone order={order.orderDetails as OrderDetails} tour={tour} media={media} onClose={onClose} />
      </SidePanel>
    );
  }
  if (!checking.checkout || !shop) {
    return (
      <SidePanel key="cart" title={t('cart.title')} side="end" onClose={onClose}>
        <CartList {...{ store, tour, media, onClose }} checking={checking} />
      </SidePanel>
    );
  }
  return (
    <SidePanel
      key="checkout"
      title={t('checkout.title')}
      side="end"
      onClose={onClose}
      onBack={{ label: t('cart.back'), go: checking.leave }}
    >
      <CheckoutForm {...{ store, shop, sceneId }} checkout={checking.checkout} checking={checking} />
    </SidePanel>
  );
}
