import type { Order } from '@tourwright/api';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import styles from './orders.module.css';
import { t } from './orders-text.ts';
import { useChangeOrder } from './use-orders.ts';

/** How an order is paid, whether it was, and whether the money went back. */
export function OrderPayment({ order }: { order: Order }) {
  const change = useChangeOrder(order.orderId);
  const { payment, paidAt, refundedAt, state } = order;
  const send = (body: { isPaid?: boolean; isRefunded?: boolean }) =>
    change.mutate(body, {
      onError: (error) => showToast('error', t('order.failed', { reason: problemText(error) })),
    });
  const shown = refundedAt ? 'refunded' : paidAt ? 'paid' : 'unpaid';
  const tones = { refunded: 'neutral', paid: 'good', unpaid: 'attention' } as const;
  return (
    <div>
      <h3>{t('order.payment')}</h3>
      <p className={styles.paid}>
        {t(`order.payment-${payment}`)}
        <Chip tone={tones[shown]}>{t(`order.${shown}`)}</Chip>
      </p>
      <div className={styles.paid}>
        {!refundedAt && (state !== 'cancelled' || paidAt) && (
          <Button size="small" loading={change.isPending} onClick={() => send({ isPaid: !paidAt })}>
            {t(paidAt ? 'order.mark-unpaid' : 'order.mark-paid')}
          </Button>
        )}
        {paidAt && (
          <Button size="small" loading={change.isPending} onClick={() => send({ isRefunded: !refundedAt })}>
            {t(refundedAt ? 'order.mark-unrefunded' : 'order.mark-refunded')}
          </Button>
        )}
      </div>
      {!refundedAt && <p className={styles.quiet}>{t('order.money-mail')}</p>}
    </div>
  );
}
