import { IconBox } from '@tabler/icons-react';
import type { Order } from '@tourwright/api';
import { Link } from 'react-router';
import { plainListText } from '../i18n/format.ts';
import { momentText } from '../i18n/moment-text.ts';
import { moneyText } from '../i18n/money.ts';
import parts from '../layout/list-and-detail.module.css';
import { Chip } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './orders.module.css';
import { t } from './orders-text.ts';
import { stateText, stateTones } from './state-text.ts';

interface OrderListProps {
  items: readonly Order[];
  openId: string | null;
}

/** The orders, newest first; the one that is open is marked. */
export function OrderList({ items, openId }: OrderListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={parts.list} aria-label={t('orders.list')}>
      {items.map((order) => (
        <li key={order.orderId}>
          <Link
            className={classNames(parts.row, styles.row)}
            to={`/dashboard?show=orders&order=${encodeURIComponent(order.orderId)}`}
            aria-current={order.orderId === openId ? 'true' : undefined}
          >
            <Picture url={order.lines[0]?.pictureUrl ?? null} />
            <b className="ellipsis">{order.name}</b>
            <span className={styles.amount}>{moneyText(order.total, order.currency)}</span>
            <span className="ellipsis numbers">
              {plainListText([order.number, momentText(order.createdAt)])}
            </span>
            <Chip tone={stateTones[order.state]}>{stateText(order, order.state)}</Chip>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Of a product; one without a picture has a sign. */
export function Picture({ url }: { url: string | null }) {
  return (
    <span className={styles.picture}>
      {url ? <img src={url} alt="" loading="lazy" /> : <IconBox size={20} stroke={1.75} aria-hidden="true" />}
    </span>
  );
}
