import { IconArrowLeft, IconCloudOff } from '@tabler/icons-react';
import { ApiError, type Order, type OrderEvent } from '@tourwright/api';
import { plainListText } from '../i18n/format.ts';
import { wholeMomentText } from '../i18n/moment-text.ts';
import parts from '../layout/list-and-detail.module.css';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { OrderBuyer } from './order-buyer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoves } from './order-moves.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderRemarks } from './order-remarks.tsx';
import styles from './orders.module.css';
import { t } from './orders-text.ts';
import { isMailed, stateText, stateTones, wayOfOrders } from './state-text.ts';
import { useOrder } from './use-orders.ts';

/** One order, with what the shop does about it. */
export function OrderDetail({ id }: { id: string }) {
  const found = useOrder(id);
  if (found.data) return <OpenOrder {...found.data} />;
  if (found.isPending) return <p role="status">{t('orders.loading')}</p>;
  const isGone = found.error instanceof ApiError && found.error.problem.status === 404;
  return (
    <EmptyState
      icon={<IconCloudOff size={28} stroke={1.75} />}
      title={t(isGone ? 'order.gone-title' : 'orders.failed-title')}
      action={
        isGone ? (
          <ButtonLink to="/dashboard?show=orders">{t('order.back')}</ButtonLink>
        ) : (
          <Button loading={found.isFetching} onClick={() => void found.refetch()}>
            {t('orders.try-again')}
          </Button>
        )
      }
    >
      {t(isGone ? 'order.gone-text' : 'orders.failed-text')}
    </EmptyState>
  );
}

function OpenOrder({ order, events }: { order: Order; events: readonly OrderEvent[] }) {
  const { number, state, createdAt, sceneName, tourTitle, note } = order;
  const place = plainListText([tourTitle, sceneName].filter(Boolean));
  const ordered = wholeMomentText(createdAt);
  return (
    <article className={classNames(parts.detail, styles.detail)} aria-labelledby="order-number">
      <ButtonLink
        className={parts.back}
        variant="quiet"
        to="/dashboard?show=orders"
        icon={<IconArrowLeft className={parts.mirrored} size={18} stroke={1.75} aria-hidden="true" />}
      >
        {t('order.back')}
      </ButtonLink>
      <header className={classNames(parts.detailHead, styles.detailHead)}>
        <h2 id="order-number">{number}</h2>
        <Chip tone={stateTones[state]}>{stateText(order, state)}</Chip>
        <OrderMoves order={order} />
        <p className={styles.ordered}>
          {place
            ? t('order.ordered-in', { moment: ordered, place })
            : t('order.ordered', { moment: ordered })}
        </p>
      </header>
      {state !== 'cancelled' && <Steps order={order} />}
      <div className={styles.columns}>
        <div className={styles.words}>
          <OrderLines order={order} />
          {note && (
            <div>
              <h3>{t('order.note')}</h3>
              <p className={styles.typed} dir="auto">
                {note}
              </p>
            </div>
          )}
          <OrderRemarks order={order} />
          <History events={events} order={order} />
        </div>
        <div className={styles.aside}>
          <OrderBuyer order={order} />
          <OrderPayment order={order} />
        </div>
      </div>
    </article>
  );
}

/** How far the order is. */
function Steps({ order }: { order: Order }) {
  const reached = wayOfOrders.indexOf(order.state);
  return (
    <ol className={styles.steps} aria-label={t('order.steps')}>
      {wayOfOrders.map((state, index) => (
        <li key={state} data-reached={index <= reached} aria-current={index === reached ? 'step' : undefined}>
          {state === 'new' ? t('order.step-ordered') : stateText(order, state)}
          {index > reached && isMailed(order, state) && <small>{t('order.step-mail')}</small>}
        </li>
      ))}
    </ol>
  );
}

function History({ events, order }: { events: readonly OrderEvent[]; order: Order }) {
  return (
    <div>
      <h3>{t('order.history')}</h3>
      <ol className={styles.history}>
        {events.map(({ id, kind, at, by }) => (
          <li key={id}>
            <span>
              {kind === 'done' ? stateText(order, 'done') : t(`order.event-${kind}`)}
              {by && <small>{by}</small>}
            </span>
            <time className="numbers" dateTime={at}>
              {wholeMomentText(at)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}
