import type { Order, OrderState } from '@tourwright/api';
import type { ChipTone } from '../ui/chip.tsx';
import { t } from './orders-text.ts';

/** The tone of the chip of each state of an order. */
export const stateTones: Record<OrderState, ChipTone> = {
  new: 'attention',
  preparing: 'attention',
  ready: 'good',
  done: 'neutral',
  cancelled: 'bad',
};

/** The words of an order's state; the last one says how it left the shop. */
export function stateText({ delivery }: Pick<Order, 'delivery'>, state: OrderState): string {
  return state === 'done' ? t(`orders.done-${delivery}`) : t(`orders.state-${state}`);
}

/** The way of an order that is not cancelled. */
export const wayOfOrders: readonly OrderState[] = ['new', 'preparing', 'ready', 'done'];

/** What comes next; null where nothing does. */
export function nextState(state: OrderState): 'preparing' | 'ready' | 'done' | null {
  const next = { new: 'preparing', preparing: 'ready', ready: 'done', done: null, cancelled: null } as const;
  return next[state];
}

/** Whether the buyer gets a mail when their order comes to a state. */
export function isMailed({ delivery }: Pick<Order, 'delivery'>, state: OrderState): boolean {
  return state === 'cancelled' || state === (delivery === 'send' ? 'done' : 'ready');
}
