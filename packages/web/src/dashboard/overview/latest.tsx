import type { Lead, Order } from '@tourwright/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { momentText } from '../../i18n/moment-text.ts';
import { moneyText } from '../../i18n/money.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { t } from '../dashboard-text.ts';
import styles from './overview.module.css';

/** The newest messages of visitors. */
export function LatestLeads({ leads, newCount }: { leads: readonly Lead[]; newCount: number }) {
  return (
    <Latest
      title={t('overview.leads')}
      chip={newCount > 0 ? t('overview.new-count', { count: newCount }) : null}
      all={{ to: '/dashboard/leads', text: t('overview.all-leads') }}
      empty={t('overview.no-leads')}
    >
      {leads.map((lead) => (
        <Entry
          key={lead.id}
          to={`/dashboard/leads?lead=${encodeURIComponent(lead.id)}`}
          name={lead.name || lead.email || lead.phone}
          text={lead.message || lead.tourTitle}
          at={lead.createdAt}
          state={lead.status === 'new' ? <Chip tone="attention">{t('overview.lead-new')}</Chip> : null}
        />
      ))}
    </Latest>
  );
}

/** The newest orders of the shop. */
export function LatestOrders({ orders, openCount }: { orders: readonly Order[]; openCount: number }) {
  return (
    <Latest
      title={t('overview.orders')}
      chip={openCount > 0 ? t('overview.open-count', { count: openCount }) : null}
      all={{ to: '/dashboard?show=orders', text: t('overview.all-orders') }}
      empty={t('overview.no-orders')}
    >
      {orders.map((order) => (
        <Entry
          key={order.orderId}
          to={`/dashboard?show=orders&order=${encodeURIComponent(order.orderId)}`}
          name={t('overview.order', { number: order.number, name: order.name })}
          text={moneyText(order.total, order.currency)}
          at={order.createdAt}
          state={order.state === 'new' ? <Chip tone="attention">{t('overview.lead-new')}</Chip> : null}
        />
      ))}
    </Latest>
  );
}

interface LatestProps {
  title: string;
  chip: string | null;
  all: { to: string; text: string };
  empty: string;
  children: ReactNode[];
}

function Latest({ title, chip, all, empty, children }: LatestProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        {chip && <Chip tone="attention">{chip}</Chip>}
        <ButtonLink className={styles.all} variant="quiet" size="small" to={all.to}>
          {all.text}
        </ButtonLink>
      </div>
      {children.length === 0 ? <p className={styles.quiet}>{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}

interface EntryProps {
  to: string;
  name: string;
  text: string;
  at: string;
  state: ReactNode;
}

function Entry({ to, name, text, at, state }: EntryProps) {
  return (
    <li>
      <Link to={to} className={styles.entry}>
        <span className={styles.words}>
          <b className="ellipsis">{name}</b>
          <span className="ellipsis">{text}</span>
        </span>
        <span className={styles.when}>
          <time className="numbers" dateTime={at}>
            {momentText(at)}
          </time>
          {state}
        </span>
      </Link>
    </li>
  );
}
