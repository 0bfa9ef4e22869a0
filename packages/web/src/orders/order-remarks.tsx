import type { Order } from '@tourwright/api';
import { useState } from 'react';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { t } from './orders-text.ts';
import { useChangeOrder } from './use-orders.ts';

/** What the shop notes about an order, kept when the field is left; where that fails it stays in the field. */
export function OrderRemarks({ order }: { order: Order }) {
  const [remarks, setRemarks] = useState(order.remarks);
  const change = useChangeOrder(order.orderId);
  const keep = () => {
    if (remarks.trim() !== order.remarks) change.mutate({ remarks });
  };
  const state = change.isPending ? t('order.saving') : change.isSuccess ? t('order.saved') : '';
  return (
    <div>
      <TextArea
        label={t('order.remarks')}
        aside={<span role="status">{state}</span>}
        hint={t('order.remarks-hint')}
        maxLength={10_000}
        rows={2}
        value={remarks}
        onChange={(event) => {
          change.reset();
          setRemarks(event.target.value);
        }}
        onBlur={keep}
        error={change.isError ? t('order.not-saved', { reason: problemText(change.error) }) : undefined}
      />
      {change.isError && (
        <Button size="small" onClick={keep}>
          {t('orders.try-again')}
        </Button>
      )}
    </div>
  );
}
