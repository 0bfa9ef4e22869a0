/** The order of this tab, under the specification's names: set field by field, cleared all together. */
import { useSyncExternalStore } from 'react';

/** The state of the visitor's order in the player, under the specification's names. */
export interface OrderState {
  orderId: string | null;
  orderDetails: unknown;
  isOrderComplete: boolean;
  orderError: string | null;
}

/** The state before anything is ordered. */
export const noOrder: OrderState = {
  orderId: null,
  orderDetails: null,
  isOrderComplete: false,
  orderError: null,
};

let order = noOrder;
const listeners = new Set<() => void>();

function become(next: OrderState): void {
  order = next;
  for (const listener of listeners) listener();
}

/** The state of the order now. */
export function readOrder(): OrderState {
  return order;
}

/** Changes fields of the order's state and notifies its subscribers. */
export function setOrder(change: Partial<OrderState>): void {
  become({ ...order, ...change });
}

/** Forgets the order. */
export function clearOrder(): void {
  become(noOrder);
}

/** The result ends it. */
export function watchOrder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of the order, followed as it changes. */
export function useOrder(): OrderState {
  return useSyncExternalStore(watchOrder, readOrder);
}
