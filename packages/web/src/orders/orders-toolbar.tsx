import { IconSearch } from '@tabler/icons-react';
import parts from '../layout/list-and-detail.module.css';
import { Pills } from '../ui/fields/pills.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { t } from './orders-text.ts';
import type { OrderFilter } from './use-orders.ts';

interface OrdersToolbarProps {
  filter: OrderFilter;
  onFilter(filter: OrderFilter): void;
}

const groups = ['open', 'ready', 'done', 'cancelled'] as const;

/** Search and state of the list. */
export function OrdersToolbar({ filter, onFilter }: OrdersToolbarProps) {
  return (
    <div className={parts.toolbar}>
      <TextField
        type="search"
        label={t('orders.search')}
        labelHidden
        placeholder={t('orders.search')}
        leading={<IconSearch size={18} stroke={1.75} />}
        maxLength={200}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
      />
      <Pills<(typeof groups)[number] | ''>
        label={t('orders.group')}
        value={filter.group ?? ''}
        options={[
          { value: '', label: t('orders.group-all') },
          ...groups.map((group) => ({ value: group, label: t(`orders.group-${group}`) })),
        ]}
        onChange={(group) => onFilter({ ...filter, group: group || null })}
      />
    </div>
  );
}
