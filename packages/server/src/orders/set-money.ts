import type { Transaction } from '../drivers/database/database.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Mailing } from '../mail/mailing.ts';
import type { OrderMail } from './mails/order-mails.ts';
import { mailedAfterSeconds } from './order-details.ts';
import { addEvent, type FullOrder, updateOrder } from './order-table.ts';

interface MoneyParts {
  clock: () => Date;
  mailing: Pick<Mailing<OrderMail>, 'send'>;
}

/** What is said of an order's money; what is absent stays. */
export interface MoneyChange {
  isPaid?: boolean | undefined;
  isRefunded?: boolean | undefined;
}

/**
 * Records that a locked order was paid or refunded, and notifies its buyer; if it already was, this changes nothing and
 * mails nobody again. As with states, a slip that is fixed at once is never mailed.
 */
export function createSetMoney({ clock, mailing }: MoneyParts) {
  return async (
    order: FullOrder,
    { isPaid = order.paidAt !== null, isRefunded }: MoneyChange,
    userId: string,
    transaction: Transaction,
  ): Promise<void> => {
    const { id, locale } = order;
    const { orm } = transaction;
    const at = clock();
    const mail = (template: 'orderPaid' | 'orderRefunded') =>
      mailing.send(template, { id, at: at.toISOString() }, transaction, locale, {
        delaySeconds: mailedAfterSeconds,
      });
    if (isPaid !== (order.paidAt !== null)) {
      // What was not paid was not paid back either.
      await updateOrder(orm, id, { paidAt: isPaid ? at : null, refundedAt: null });
      await addEvent(orm, { orderId: id, kind: isPaid ? 'paid' : 'unpaid', at, userId });
      if (isPaid) await mail('orderPaid');
    }
    if (isRefunded === undefined || isRefunded === (isPaid && order.refundedAt !== null)) return;
    if (!isPaid) throw new Problem('order_not_paid');
    await updateOrder(orm, id, { refundedAt: isRefunded ? at : null });
    await addEvent(orm, { orderId: id, kind: isRefunded ? 'refunded' : 'unrefunded', at, userId });
    if (isRefunded) await mail('orderRefunded');
  };
}
