import { IconCloudOff, IconInbox, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import type { usePagedList } from '../client/requests/use-paged-list.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import table from '../ui/table.module.css';
import styles from './admin.module.css';
import { t } from './admin-text.ts';
import { useRowFocus } from './use-row-heir.ts';

const icon = { size: 28, stroke: 1.75 } as const;

/** A column: its heading, and what is in it of an item. */
interface Column<Item> {
  title: string;
  cell(item: Item): ReactNode;
  /** Numbers are at the end of their column. */
  isNumber?: boolean;
}

type Pages<Item> = ReturnType<typeof usePagedList<{ items: Item[]; next: string | null; total?: number }>>;

interface PagedTableProps<Item> {
  label: string;
  list: Pages<Item>;
  keyOf(item: Item): string;
  /** The first names its row. */
  columns: readonly Column<Item>[];
  /** Buttons at the end of a row; null: nothing can be done. */
  actions?: (item: Item) => ReactNode;
  /** Whether the list is narrowed, and how to show all of it. */
  isNarrowed: boolean;
  onShowAll(): void;
  /** Where there is nothing at all. */
  none: { title: string; text: string };
}

/** A list that comes page by page: a table, or cards on a phone, and what is there until or instead. */
export function PagedTable<Item>(props: PagedTableProps<Item>) {
  const { list, isNarrowed, onShowAll, none } = props;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total;
  if (list.isPending) return <Pending />;
  if (list.isError && !list.data) {
    return (
      <EmptyState
        icon={<IconCloudOff {...icon} />}
        title={t('admin.failed')}
        action={
          <Button variant="primary" loading={list.isFetching} onClick={() => void list.refetch()}>
            {t('admin.try-again')}
          </Button>
        }
      >
        {problemText(list.error)}
      </EmptyState>
    );
  }
  if (items.length === 0) {
    if (!isNarrowed)
      return (
        <EmptyState icon={<IconInbox {...icon} />} title={none.title}>
          {none.text}
        </EmptyState>
      );
    return (
      <EmptyState
        icon={<IconSearch {...icon} />}
        title={t('admin.nothing-found')}
        action={<Button onClick={onShowAll}>{t('admin.show-all')}</Button>}
      >
        {t('admin.nothing-found-text')}
      </EmptyState>
    );
  }
  return (
    <>
      {total !== undefined && <p className={styles.quiet}>{t('admin.total', { count: total })}</p>}
      <Rows {...props} items={items} />
      {list.hasNextPage && (
        <Button block loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('admin.more')}
        </Button>
      )}
    </>
  );
}

type RowsProps<Item> = Pick<PagedTableProps<Item>, 'label' | 'keyOf' | 'columns' | 'actions'> & {
  items: Item[];
};

/** All items of a list as a table, or as cards on a phone. */
export function Rows<Item>({ label, items, keyOf, columns, actions }: RowsProps<Item>) {
  const [first, ...others] = columns;
  const shown = useRef<HTMLTableElement>(null);
  useRowFocus(shown);
  if (first === undefined) return null;
  return (
    <div className={table.frame}>
      <table ref={shown} className={classNames(table.table, styles.table)} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" className={classNames(isNumber && styles.number)}>
                {title}
              </th>
            ))}
            {actions && (
              <th scope="col">
                <span className="visually-hidden">{t('admin.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)} data-key={keyOf(item)}>
              <th scope="row">{first.cell(item)}</th>
              {others.map(({ title, cell, isNumber }) => (
                <td
                  key={title}
                  data-title={title}
                  className={classNames(isNumber && styles.number, 'numbers')}
                >
                  {cell(item)}
                </td>
              ))}
              {actions && (
                <td>
                  <div className={styles.actions}>{actions(item)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const lines = [1, 2, 3, 4, 5, 6];

function Pending() {
  return (
    <div className={styles.pending} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('admin.loading')}
      </p>
      {lines.map((line) => (
        <Skeleton key={line} className={styles.line} />
      ))}
    </div>
  );
}
