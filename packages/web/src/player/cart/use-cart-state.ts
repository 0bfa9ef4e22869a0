import { useSyncExternalStore } from 'react';
import type { CartState, CartStore } from './cart-store.ts';

/** The cart as it is now. */
export function useCartState(store: CartStore): CartState {
  return useSyncExternalStore(store.subscribe, store.read);
}
