import { randomUUID } from 'node:crypto';
import type { OrderState } from '@tourwright/api';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { orderNotFound } from '../http/answers/not-there.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Mailing } from '../mail/mailing.ts';
import type { OrderMail } from './mails/order-mails.ts';
import { mailedAfterSeconds, undoOf } from './order-details.ts';
import { addEvent, type FullOrder, findOrder, lockOrder, updateOrder } from './order-table.ts';
import { createSetMoney, type MoneyChange } from './set-money.ts';
import { holdShop } from './shop/shop-table.ts';
import { addToPool } from './shop/stock.ts';

interface ChangingParts {
  database: Database;
  clock: () => Date;
  mailing: Pick<Mailing<OrderMail>, 'send'>;
}

interface OrderChange extends MoneyChange {
  state?: { from: OrderState; to: OrderState } | undefined;
  remarks?: string | undefined;
}

/** The way of an order; it may be cancelled until it is done. */
const nextStates: Record<OrderState, readonly OrderState[]> = {
  new: ['preparing', 'cancelled'],
  preparing: ['ready', 'cancelled'],
  ready: ['done', 'cancelled'],
  done: [],
  cancelled: [],
};

/** What the shop does with orders. Who may do what is asked before. */
export function createOrderChanges({ database, clock, mailing }: ChangingParts) {
  /** Works on the locked order; nobody else takes stock of the shop meanwhile. */
  const withOrder = async (
    id: string,
    work: (order: FullOrder, transaction: Transaction) => Promise<void>,
  ): Promise<FullOrder> => {
    const found = await findOrder(database.orm, id);
    if (found === null) throw orderNotFound();
    return database.transaction(async (transaction) => {
      await holdShop(transaction, found.ownerId);
      const order = await lockOrder(transaction.orm, id);
      if (order === null) throw orderNotFound();
      await work(order, transaction);
      return (await findOrder(transaction.orm, id)) ?? order;
    });
  };

  const setMoney = createSetMoney({ clock, mailing });

  const moveOn = createMoveOn({ clock, mailing });

  return {
    change: (
      id: string,
      { state, isPaid, isRefunded, remarks }: OrderChange,
      userId: string,
    ): Promise<FullOrder> =>
      withOrder(id, async (order, transaction) => {
        const { orm } = transaction;
        if (state !== undefined) await moveOn(order, state, userId, transaction);
        await setMoney(order, { isPaid, isRefunded }, userId, transaction);
        if (remarks !== undefined) await updateOrder(orm, id, { remarks });
      }),

    /** Takes the last change of state back. */
    undo: (id: string, changeId: string, userId: string): Promise<FullOrder> =>
      withOrder(id, async (order, transaction) => {
        const now = clock();
        const { stateBefore, state } = order;
        if (undoOf(order, now)?.changeId !== changeId || stateBefore === null)
          throw new Problem('undo_too_late');
        if (state === 'cancelled') await moveStock(order, -1, now, transaction);
        const nothing = { changeId: null, changedAt: null, stateBefore: null };
        await updateOrder(transaction.orm, id, { state: stateBefore, ...nothing });
        await addEvent(transaction.orm, { orderId: id, kind: 'undone', at: now, userId });
      }),
  };
}

/** Moves an order on to its next state, with its stock and the mail to the buyer. */
function createMoveOn({ clock, mailing }: Pick<ChangingParts, 'clock' | 'mailing'>) {
  return async (
    order: FullOrder,
    { from, to }: NonNullable<OrderChange['state']>,
    userId: string,
    transaction: Transaction,
  ): Promise<void> => {
    const { id, state } = order;
    if (state === to) return;
    if (state !== from || !nextStates[state].includes(to)) throw new Problem('order_moved_on', { state });
    const now = clock();
    const changeId = randomUUID();
    await updateOrder(transaction.orm, id, { state: to, changeId, changedAt: now, stateBefore: state });
    await addEvent(transaction.orm, { orderId: id, kind: to as 'preparing', at: now, userId });
    if (to === 'cancelled') await moveStock(order, 1, now, transaction);
    if (isMailed(order, to)) {
      const delaySeconds = mailedAfterSeconds;
      await mailing.send('orderState', { id, changeId }, transaction, order.locale, { delaySeconds });
    }
  };
}

/** What the shop does with orders. */
export type OrderChanges = ReturnType<typeof createOrderChanges>;

/** Whether the buyer is notified by mail when an order reaches a state. */
function isMailed({ delivery }: FullOrder, state: OrderState): boolean {
  if (state === 'cancelled') return true;
  return state === (delivery === 'send' ? 'done' : 'ready');
}

/** Gives back what an order holds of the stock (`sign` 1), or takes it again. */
async function moveStock(
  { tourId, lines }: FullOrder,
  sign: 1 | -1,
  now: Date,
  { orm }: Transaction,
): Promise<void> {
  if (tourId === null) return;
  for (const { productId, takenFrom, quantity } of lines) {
    if (takenFrom === null) continue;
    const pool = { productId, variantId: takenFrom };
    if (!(await addToPool(orm, tourId, pool, { by: sign * quantity, now })))
      throw new Problem('undo_sold_out');
  }
}
