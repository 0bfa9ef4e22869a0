/** The order of this tab, under the specification's names: set as it goes on, cleared all together. */
import { useSyncExternalStore } from 'react';

export interface OrderState {
  orderId: string | null;
  orderDetails: unknown;
  isOrderComplete: boolean;
  orderError: string | null;
}

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

export function readOrder(): OrderState {
  return order;
}

export function setOrder(change: Partial<OrderState>): void {
  become({ ...order, ...change });
}

export function clearOrder(): void {
  become(noOrder);
}

/** The result ends it. */
export function watchOrder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOrder(): OrderState {
  return useSyncExternalStore(watchOrder, readOrder);
}
