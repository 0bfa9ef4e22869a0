import type { Checkout, OrderDetails } from '@tourwright/api';
import { useEffect, useRef, useState } from 'react';
import { noOrder, setOrder } from '../../../client/order-state.ts';
import type { CartStore } from '../cart-store.ts';
import { t } from '../cart-text.ts';
import { type CheckoutDraft, endDraft } from './checkout-draft.ts';
import { closeCheckout, type Outcome, openCheckout, placeOrder } from './send-order.ts';

/** The way from the cart to an order. */
export interface Checking {
  /** What is held and what it costs; null in the cart. */
  checkout: Checkout | null;
  isBusy: boolean;
  /** What went wrong last. */
  message: string;
  /** Has the items held, or says in the cart which line cannot be had. */
  enter(): Promise<void>;
  /** Back to the cart; others may have the items then. */
  leave(): void;
  place(
    draft: CheckoutDraft,
    seen: { total: number; sceneId: number | null },
  ): Promise<Outcome<OrderDetails>>;
}

/** Holds what is in the cart and orders it. */
export function useCheckout(store: CartStore): Checking {
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const held = useRef(false);
  useEffect(
    () => () => {
      if (held.current) closeCheckout(store);
    },
    [store],
  );

  const hold = async (said: string) => {
    const outcome = await openCheckout(store);
    if (outcome.state === 'failed') return setMessage(outcome.message);
    const isHeld = outcome.answer.heldUntil !== null;
    held.current = isHeld;
    store.setFound(outcome.answer.lines);
    setMessage(isHeld ? said : t('cart.changed'));
    setCheckout(isHeld ? outcome.answer : null);
  };
  const enter = async () => {
    setBusy(true);
    await hold('');
    setBusy(false);
  };
  const leave = () => {
    held.current = false;
    closeCheckout(store);
    setMessage('');
    setCheckout(null);
  };
  const place: Checking['place'] = async (draft, seen) => {
    setBusy(true);
    setMessage('');
    const outcome = await placeOrder(store, draft, seen);
    if (outcome.state === 'done') {
      held.current = false;
      endDraft(store.tourId);
      store.empty();
      void store.refresh(true);
      const { orderId } = outcome.answer;
      setOrder({ orderId, orderDetails: outcome.answer, isOrderComplete: true, orderError: null });
    } else {
      setOrder({ ...noOrder, orderError: outcome.message });
      if (outcome.isCartChanged) await hold(outcome.message);
      else setMessage(outcome.message);
    }
    setBusy(false);
    return outcome;
  };
  return { checkout, isBusy, message, enter, leave, place };
}
