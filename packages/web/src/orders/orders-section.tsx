import { IconCloudOff, IconDownload, IconReceipt2, IconSettings } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import parts from '../layout/list-and-detail.module.css';
import { useOpenRow } from '../layout/use-open-row.ts';
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { OrderDetail } from './order-detail.tsx';
import { OrderList } from './order-list.tsx';
import styles from './orders.module.css';
import { t } from './orders-text.ts';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { ShopDialog } from './shop/shop-dialog.tsx';
import { type OrderFilter, queryOf, useOrderList, useShop } from './use-orders.ts';

const icon = { size: 28, stroke: 1.75 } as const;
const small = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What visitors of the owner's tours ordered: the list, the one that is open, and how the tours sell. */
export function OrdersSection({ userId }: { userId: string }) {
  const [query] = useSearchParams();
  const [filter, setFilter] = useState<OrderFilter>({ search: '', group: null });
  const [isShopOpen, setShopOpen] = useState(false);
  const list = useOrderList(filter);
  const shop = useShop(userId);
  const named = query.get('order');
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const { openId, openFirst } = useOpenRow(
    named,
    list.isPlaceholderData ? [] : items.map(({ orderId }) => orderId),
  );
  const narrow = (next: OrderFilter) => {
    setFilter(next);
    openFirst();
  };
  const openCount = list.data?.pages[0]?.openCount ?? 0;
  const isNarrowed = filter.search.trim() !== '' || filter.group !== null;
  return (
    <div className={classNames(parts.section, named !== null && parts.isOpen)}>
      <div className={parts.listSide}>
        <div className={parts.head}>
          <h1>{t('orders.title')}</h1>
          {openCount > 0 && <Chip tone="attention">{t('orders.open-count', { count: openCount })}</Chip>}
          <span className={parts.tools}>
            {items.length > 0 && <CsvLink filter={filter} />}
            <Button variant="quiet" icon={<IconSettings {...small} />} onClick={() => setShopOpen(true)}>
              {t('orders.shop')}
            </Button>
          </span>
        </div>
        {(items.length > 0 || isNarrowed) && <OrdersToolbar filter={filter} onFilter={narrow} />}
        {list.isPending && (
          <p role="status" className={styles.quiet}>
            {t('orders.loading')}
          </p>
        )}
        {list.isError && !list.data && (
          <Failed trying={list.isFetching} onRetry={() => void list.refetch()} />
        )}
        <OrderList {...{ items, openId }} />
        {list.hasNextPage && (
          <Button block loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('orders.more')}
          </Button>
        )}
        {list.data && items.length === 0 && (
          <Nothing
            isNarrowed={isNarrowed}
            isOff={shop.data?.sells === 'nothing'}
            onAll={() => narrow({ search: '', group: null })}
            onShop={() => setShopOpen(true)}
          />
        )}
      </div>
      {/* One that is opened begins at its top. */}
      <div key={openId} className={parts.detailSide}>
        {openId !== null && <OrderDetail id={openId} />}
      </div>
      {isShopOpen && shop.data && (
        <ShopDialog userId={userId} shop={shop.data} onClose={() => setShopOpen(false)} />
      )}
    </div>
  );
}

/** The list that is shown, as a file. */
function CsvLink({ filter }: { filter: OrderFilter }) {
  const query = new URLSearchParams(queryOf(filter) as Record<string, string>);
  return (
    <a
      className={buttonClass({ variant: 'quiet' })}
      href={`/api/orders.csv?${query}`}
      download
      aria-label={t('orders.csv-label')}
    >
      <IconDownload {...small} />
      {t('orders.csv')}
    </a>
  );
}

function Failed({ trying, onRetry }: { trying: boolean; onRetry(): void }) {
  return (
    <EmptyState
      icon={<IconCloudOff {...icon} />}
      title={t('orders.failed-title')}
      action={
        <Button variant="primary" loading={trying} onClick={onRetry}>
          {t('orders.try-again')}
        </Button>
      }
    >
      {t('orders.failed-text')}
    </EmptyState>
  );
}

interface NothingProps {
  isNarrowed: boolean;
  isOff: boolean;
  onAll(): void;
  onShop(): void;
}

function Nothing({ isNarrowed, isOff, onAll, onShop }: NothingProps) {
  const kind = isNarrowed ? 'none' : isOff ? 'off' : 'empty';
  const actions: Record<typeof kind, ReactNode> = {
    none: <Button onClick={onAll}>{t('orders.none-action')}</Button>,
    off: (
      <Button variant="primary" onClick={onShop}>
        {t('orders.off-action')}
      </Button>
    ),
    empty: <ButtonLink to="/dashboard/myTour">{t('orders.empty-action')}</ButtonLink>,
  };
  return (
    <EmptyState icon={<IconReceipt2 {...icon} />} title={t(`orders.${kind}-title`)} action={actions[kind]}>
      {t(`orders.${kind}-text`)}
    </EmptyState>
  );
}
