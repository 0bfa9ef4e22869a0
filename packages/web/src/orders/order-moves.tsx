import type { Order } from '@tourwright/api';
import { useEffect, useState } from 'react';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import styles from './orders.module.css';
import { t } from './orders-text.ts';
import { isMailed, nextState } from './state-text.ts';
import { useChangeOrder, useUndoOrder } from './use-orders.ts';

/** Takes an order on to its next state, cancels it, and takes that back for ten seconds. */
export function OrderMoves({ order }: { order: Order }) {
  const { orderId, state, delivery, undo } = order;
  const [isAsking, setAsking] = useState(false);
  const change = useChangeOrder(orderId);
  const back = useUndoOrder(orderId);
  const isUndoable = useIsBefore(undo?.until ?? null);
  const onError = (error: unknown) => showToast('error', t('order.failed', { reason: problemText(error) }));
  const move = (to: 'preparing' | 'ready' | 'done' | 'cancelled') =>
    change.mutate({ state: { from: state, to } }, { onError, onSuccess: () => setAsking(false) });
  const next = nextState(state);
  return (
    <span className={styles.moves}>
      {undo !== null && isUndoable && (
        <Button
          variant="quiet"
          loading={back.isPending}
          onClick={() => back.mutate(undo.changeId, { onError })}
        >
          {t('order.undo')}
        </Button>
      )}
      {next !== null && (
        <>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('order.cancel')}
          </Button>
          <Button variant="primary" loading={change.isPending && !isAsking} onClick={() => move(next)}>
            {t(next === 'done' ? `order.move-done-${delivery}` : `order.move-${next}`)}
          </Button>
        </>
      )}
      <span className="visually-hidden" role="status">
        {undo !== null && isUndoable && isMailed(order, state) ? t('order.mail-soon') : ''}
      </span>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('order.cancel-title', { number: order.number })}
        description={t('order.cancel-text')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('order.cancel-keep')}</Button>
            <Button variant="danger" loading={change.isPending} onClick={() => move('cancelled')}>
              {t('order.cancel')}
            </Button>
          </>
        }
      />
    </span>
  );
}

/** Whether a moment is still to come. */
function useIsBefore(until: string | null): boolean {
  const [isBefore, setBefore] = useState(() => until !== null && Date.parse(until) > Date.now());
  useEffect(() => {
    const left = until === null ? 0 : Date.parse(until) - Date.now();
    setBefore(left > 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setBefore(false), left);
    return () => clearTimeout(timer);
  }, [until]);
  return isBefore;
}
