import type { Order } from '@tourwright/api';
import { moneyText } from '../i18n/money.ts';
import { Picture } from './order-list.tsx';
import styles from './orders.module.css';
import { t } from './orders-text.ts';

/** What was ordered and what it costs, as it was on that day. */
export function OrderLines({ order }: { order: Order }) {
  const { lines, currency, deliveryPrice, tax, total, delivery } = order;
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('order.product')}</th>
          <th scope="col">{t('order.price')}</th>
          <th scope="col">{t('order.quantity')}</th>
          <th scope="col">{t('order.line-total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(
          ({ productId, variantId, name, variant, sku, pictureUrl, price, quantity, total: sum }) => (
            <tr key={JSON.stringify([productId, variantId])}>
              <th scope="row">
                <span className={styles.product}>
                  <Picture url={pictureUrl} />
                  <span>
                    {name}
                    <small>{[variant, sku].filter(Boolean).join(' · ')}</small>
                  </span>
                </span>
              </th>
              <td>{money(price)}</td>
              <td>{quantity}</td>
              <td>{money(sum)}</td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t(`order.delivery-${delivery}`)}
          </th>
          <td>{money(deliveryPrice)}</td>
        </tr>
        {tax && (
          <tr>
            <th scope="row" colSpan={3}>
              {t('order.tax', { name: tax.name, percent: tax.percent })}
            </th>
            <td>{money(tax.amount)}</td>
          </tr>
        )}
        <tr className={styles.total}>
          <th scope="row" colSpan={3}>
            {t('order.total')}
          </th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
