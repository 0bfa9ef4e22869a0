import { IconBox, IconCloudOff, IconSearch } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { activeLocale } from '../i18n/locale.ts';
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pills } from '../ui/fields/pills.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type ProductLine, productLines, statusOf } from './product-lines.ts';
import { ProductRow } from './product-row.tsx';
import { ProductTools } from './product-tools.tsx';
import styles from './products.module.css';
import { t } from './products-text.ts';
import { type ProductSort, sorted, sorts } from './sort-products.ts';
import { useLowStock, useSetStock, useStock, useTourProducts } from './use-products.ts';

const icon = { size: 28, stroke: 1.75 } as const;

interface ProductsSectionProps {
  rows: readonly TourRow[];
  userId: string;
}

/** What the owner's tours sell, tour by tour, and how much of it there is. */
export function ProductsSection({ rows, userId }: ProductsSectionProps) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tour');
  const row =
    rows.find(({ id }) => id === asked) ??
    rows.find(({ tourData }) => tourData.tourtype === 'retail') ??
    rows[0];
  const choose = (tour: string) => setQuery({ show: 'products', tour }, { replace: true });
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h1>{t('products.title')}</h1>
        {row && <ProductTools key={row.id} row={row} editor={editorOf(row)} />}
      </div>
      {rows.length > 1 && row && (
        <SelectField
          className={styles.tour}
          label={t('products.tour')}
          value={row.id}
          options={rows.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
      )}
      {row ? (
        <TourProducts key={row.id} row={row} userId={userId} />
      ) : (
        <Nothing kind="no-tours">
          <ButtonLink to="/dashboard/myTour">{t('products.no-tours-action')}</ButtonLink>
        </Nothing>
      )}
    </div>
  );
}

function editorOf({ id }: TourRow): string {
  return `/editor?tourId=${encodeURIComponent(id)}`;
}

type Shown = 'all' | 'low' | 'unplaced';

function TourProducts({ row, userId }: { row: TourRow; userId: string }) {
  const found = useTourProducts(row.id);
  const stock = useStock(row.id);
  const lowStock = useLowStock(userId);
  const [search, setSearch] = useState('');
  const [show, setShow] = useState<Shown>('all');
  const [sort, setSort] = useState<ProductSort>('tour');
  if (!found.data || !stock.data) {
    if (!found.isError && !stock.isError) return <Pending />;
    return (
      <Failed
        isTrying={found.isFetching || stock.isFetching}
        onRetry={() => {
          void found.refetch();
          void stock.refetch();
        }}
      />
    );
  }
  const { tour, images } = found.data;
  const products = productLines(tour, stock.data);
  if (products.length === 0)
    return (
      <Nothing kind="empty">
        <a className={buttonClass({ variant: 'primary' })} href={editorOf(row)}>
          {t('products.empty-action')}
        </a>
      </Nothing>
    );
  const tests: Record<Shown, (product: ProductLine) => boolean> = {
    all: () => true,
    low: (product) => ['low', 'out', 'some-out'].includes(statusOf(product, lowStock).kind),
    unplaced: ({ places }) => places.length === 0,
  };
  const shown = sorted(
    products.filter((product) => tests[show](product) && isFound(product, search)),
    sort,
  );
  const countOf = (each: Shown) => products.filter(tests[each]).length;
  return (
    <>
      <Toolbar {...{ search, show, sort, countOf }} onSearch={setSearch} onShow={setShow} onSort={setSort} />
      {shown.length === 0 ? (
        <Nothing kind="none">
          <Button
            onClick={() => {
              setSearch('');
              setShow('all');
            }}
          >
            {t('products.none-action')}
          </Button>
        </Nothing>
      ) : (
        <ProductTable {...{ row, shown, images, lowStock }} />
      )}
      <p className={styles.foot}>{t('products.foot')}</p>
    </>
  );
}

interface ToolbarProps {
  search: string;
  show: Shown;
  sort: ProductSort;
  /** How many products a choice shows. */
  countOf(shown: Shown): number;
  onSearch(search: string): void;
  onShow(show: Shown): void;
  onSort(sort: ProductSort): void;
}

function Toolbar({ search, show, sort, countOf, onSearch, onShow, onSort }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <TextField
        type="search"
        label={t('products.search')}
        labelHidden
        placeholder={t('products.search')}
        leading={<IconSearch size={18} stroke={1.75} />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <Pills
        label={t('products.show')}
        value={show}
        options={[
          { value: 'all', label: t('products.show-all') },
          { value: 'low', label: t('products.show-low', { count: countOf('low') }) },
          { value: 'unplaced', label: t('products.show-unplaced', { count: countOf('unplaced') }) },
        ]}
        onChange={onShow}
      />
      <SelectField
        className={styles.sort}
        label={t('products.sort')}
        labelHidden
        value={sort}
        options={sorts.map((value) => ({ value, label: t(`products.sort-${value}`) }))}
        onChange={({ currentTarget: { value } }) => onSort(value as ProductSort)}
      />
    </div>
  );
}

function Failed({ isTrying, onRetry }: { isTrying: boolean; onRetry(): void }) {
  return (
    <EmptyState
      icon={<IconCloudOff {...icon} />}
      title={t('products.failed-title')}
      action={
        <Button variant="primary" loading={isTrying} onClick={onRetry}>
          {t('products.try-again')}
        </Button>
      }
    >
      {t('products.failed-text')}
    </EmptyState>
  );
}

function isFound({ name, sku, stock }: ProductLine, search: string): boolean {
  const locale = activeLocale();
  const words = [name, sku, ...stock.flatMap((line) => [line.name, line.sku])].join(' ');
  return words.toLocaleLowerCase(locale).includes(search.trim().toLocaleLowerCase(locale));
}

type Images = NonNullable<ReturnType<typeof useTourProducts>['data']>['images'];

function pictureOf(images: Images, slug: string | null): string | null {
  const image = slug === null ? undefined : images[slug];
  return image?.thumbnail ?? image?.url ?? null;
}

interface ProductTableProps {
  row: TourRow;
  shown: readonly ProductLine[];
  images: Images;
  lowStock: ReturnType<typeof useLowStock>;
}

function ProductTable({ row, shown, images, lowStock }: ProductTableProps) {
  const { mutateAsync } = useSetStock(row.id);
  return (
    <div className={styles.table}>
      <Heads />
      <ul className={styles.list} aria-label={t('products.list', { tour: row.title })}>
        {shown.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            pictureUrl={pictureOf(images, product.picture)}
            editor={editorOf(row)}
            lowStock={lowStock}
            save={async ({ productId, variantId }, count, seen) => {
              await mutateAsync({ productId, variantId, count, seen });
            }}
          />
        ))}
      </ul>
    </div>
  );
}

/** Above the columns; each value says itself what it is. */
function Heads() {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{t('products.product')}</span>
      <span>{t('products.sku')}</span>
      <span className={styles.price}>{t('products.price')}</span>
      <span className={styles.count}>{t('products.stock')}</span>
      <span>{t('products.status')}</span>
      <span>{t('products.places')}</span>
    </div>
  );
}

function Nothing({ kind, children }: { kind: 'no-tours' | 'empty' | 'none'; children: ReactNode }) {
  return (
    <EmptyState icon={<IconBox {...icon} />} title={t(`products.${kind}-title`)} action={children}>
      {t(`products.${kind}-text`)}
    </EmptyState>
  );
}

function Pending() {
  return (
    <div className={styles.pending} role="status" aria-label={t('products.loading')}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className={styles.skeleton} />
      ))}
    </div>
  );
}
