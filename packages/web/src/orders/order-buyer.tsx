import type { Order } from '@tourwright/api';
import styles from './orders.module.css';
import { t } from './orders-text.ts';

/** Who ordered, and where it goes. */
export function OrderBuyer({ order }: { order: Order }) {
  const { name, email, phone, delivery, deliveryText, address } = order;
  return (
    <>
      <div>
        <h3>{t('order.buyer')}</h3>
        <p className={styles.buyer}>
          <b>{name}</b>
          <a href={`mailto:${email}`}>{email}</a>
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        </p>
      </div>
      <div>
        <h3>{t('order.delivery')}</h3>
        <p className={styles.typed} dir="auto">
          {t(`order.delivery-${delivery}`)}
          {'\n'}
          {delivery === 'send' ? address : deliveryText}
        </p>
      </div>
    </>
  );
}
