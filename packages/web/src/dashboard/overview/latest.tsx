import { IconHanger } from '@tabler/icons-react';
import type { Lead, Order } from '@tourwright/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { numberText } from '../../i18n/format.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { moneyText } from '../../i18n/money.ts';
import { statusText, statusTones } from '../../leads/status-text.ts';
import { stateText, stateTones } from '../../orders/state-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { initials } from '../../ui/initials.ts';
import { t } from '../dashboard-text.ts';
import list from './latest.module.css';
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
          end={
            <time className="numbers" dateTime={lead.createdAt}>
              {momentText(lead.createdAt)}
            </time>
          }
          mark={<span className={list.initials} data-initials={initials(lead.name || lead.email)} />}
          state={<Chip tone={statusTones[lead.status]}>{statusText(lead.status)}</Chip>}
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
          text={order.lines.map(lineText).join(', ')}
          mark={<FirstPicture order={order} />}
          end={<b className="numbers">{moneyText(order.total, order.currency)}</b>}
          state={<Chip tone={stateTones[order.state]}>{stateText(order, order.state)}</Chip>}
        />
      ))}
    </Latest>
  );
}

function lineText({ quantity, name }: Order['lines'][number]): string {
  return t('overview.order-line', { quantity: numberText(quantity), name });
}

function FirstPicture({ order }: { order: Order }) {
  const url = order.lines.find(({ pictureUrl }) => pictureUrl !== null)?.pictureUrl;
  if (url) return <img className={list.picture} src={url} alt="" width={36} height={36} loading="lazy" />;
  return (
    <span className={list.picture}>
      <IconHanger size={20} stroke={1.75} aria-hidden="true" />
    </span>
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
      {children.length === 0 ? (
        <p className={styles.quiet}>{empty}</p>
      ) : (
        <ul className={list.entries}>{children}</ul>
      )}
    </section>
  );
}

interface EntryProps {
  to: string;
  name: string;
  text: string;
  mark: ReactNode;
  end: ReactNode;
  state: ReactNode;
}

function Entry({ to, name, text, mark, end, state }: EntryProps) {
  return (
    <li>
      <Link to={to} className={list.entry}>
        {mark}
        <span className={list.words}>
          <b className="ellipsis">{name}</b>
          <span className="ellipsis">{text}</span>
        </span>
        <span className={list.when}>
          {end}
          {state}
        </span>
      </Link>
    </li>
  );
}
