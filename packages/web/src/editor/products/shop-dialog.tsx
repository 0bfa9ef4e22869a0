import { useQuery } from '@tanstack/react-query';
import { limits } from '@tourwright/tour/document';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { listText } from '../../i18n/format.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { moneyText } from '../../i18n/money.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import type { EditorState } from '../state/editor-state.ts';
import type { Change } from '../state/new-edit.ts';
import { importChanges } from './import-changes.ts';
import styles from './products.module.css';
import { t } from './products-text.ts';
import { changesOf, type ShopProduct, shopProducts, slugsOf, withFiles } from './shop-products.ts';
import { useProductSearch } from './use-product-search.tsx';

/** Takes products of the other tours of this one's owner over into this one, where they keep who they are. */
export function ShopDialog({ onClose }: { onClose(): void }) {
  const { tourId, store, say } = useOpenTour();
  const tour = useEditorStore((state) => state.tour);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const found = useOwnProducts(tourId);
  if (!tour) return null;
  const items = (found.data?.items ?? []).filter(({ tourId }) => tourId !== tour.id);
  const products = shopProducts(items, tour, activeLocale());
  const taken = products.filter(({ product, state }) => chosen.has(product.id) && state !== 'same');
  const free = limits.products - (tour.products?.length ?? 0);
  const isTooMany = taken.filter(({ state }) => state === 'new').length > free;
  const isEmpty = found.data !== undefined && products.length === 0;
  const take = async () => {
    setBusy(true);
    const { missing } = await takeOver(() => store.getState(), taken);
    if (missing > 0) say('error', t('shop.pictures-missing', { count: missing }));
    else say('success', t('shop.taken', { count: taken.length }));
    onClose();
  };
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('shop.title')}
      description={t('shop.hint')}
      actions={
        <>
          <Button onClick={onClose}>{t(isEmpty ? 'shop.close' : 'shop.cancel')}</Button>
          {!isEmpty && (
            <Button
              variant="primary"
              loading={isBusy}
              disabled={taken.length === 0 || isTooMany}
              onClick={() => void take()}
            >
              {taken.length === 0 ? t('shop.none-chosen') : t('shop.take', { count: taken.length })}
            </Button>
          )}
        </>
      }
    >
      {found.isPending && <Skeleton className={styles.pending} />}
      {found.isError && <Unread error={found.error} onRetry={() => void found.refetch()} />}
      {isEmpty && <p className={styles.hint}>{t('shop.empty')}</p>}
      <ShopList products={products} chosen={chosen} onChoose={setChosen} />
      {isTooMany && (
        <p role="alert" className={styles.fault}>
          {t('shop.full', { most: limits.products })}
        </p>
      )}
      {found.data?.isCut && <p className={styles.hint}>{t('shop.cut')}</p>}
    </Dialog>
  );
}

function useOwnProducts(tourId: string) {
  return useQuery({
    queryKey: ['own-products', tourId],
    staleTime: 0,
    queryFn: ({ signal }) => api.listTourProducts({ params: { id: tourId }, signal }),
  });
}

function Unread({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <div role="alert">
      <p className={styles.fault}>{problemText(error)}</p>
      <Button onClick={onRetry}>{t('shop.again')}</Button>
    </div>
  );
}

interface ShopListProps {
  products: readonly ShopProduct[];
  /** By the products' ids. */
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
}

/** The products to choose from. */
function ShopList({ products, chosen, onChoose }: ShopListProps) {
  const { found, search } = useProductSearch(products);
  const open = found.filter(({ state }) => state !== 'same').map(({ product }) => product.id);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <>
      {search}
      {open.length > 1 && (
        <Checkbox
          className={styles.all}
          label={t('shop.all')}
          checked={open.every((id) => chosen.has(id))}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? new Set(open) : new Set())}
        />
      )}
      <ul className={styles.shop} aria-label={t('shop.title')}>
        {found.map((each) => (
          <li key={each.product.id}>
            <Checkbox
              label={<ShopRow item={each} />}
              checked={each.state === 'same' || chosen.has(each.product.id)}
              disabled={each.state === 'same'}
              onChange={() => toggle(each.product.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function ShopRow({ item: { product, pictureUrl, tours, state } }: { item: ShopProduct }) {
  const { name, price, salePrice = price, currency } = product;
  const paid = salePrice !== undefined && currency ? moneyText(salePrice, currency) : '';
  const facts = [paid, t('shop.from', { tours: listText(tours) })];
  return (
    <span className={styles.shopRow}>
      {pictureUrl ? (
        <img src={pictureUrl} alt="" loading="lazy" decoding="async" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.words}>
        <b>{name || t('products.unnamed')}</b>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        {state !== 'new' && (
          <span className={state === 'changed' ? styles.low : styles.facts}>{t(`shop.${state}`)}</span>
        )}
      </span>
    </span>
  );
}

/** As one step of the history. `missing`: how many pictures could not be brought. */
async function takeOver(
  state: () => EditorState,
  items: readonly ShopProduct[],
): Promise<{ missing: number }> {
  const tourId = state().tour?.id ?? '';
  const changes: Change[] = [];
  let missing = 0;
  for (const { product, tourId: from } of items) {
    // Somebody may have added it meanwhile.
    const here = state().tour?.products?.find(({ id }) => id === product.id);
    if (here) {
      changes.push(...changesOf(here, product));
      continue;
    }
    const slugs = new Map<string, string>();
    for (const slug of slugsOf(product)) {
      const copy = await api.copyImage({ params: { id: tourId }, body: { slug, from } }).catch(() => null);
      if (copy) {
        state().setImage(copy);
        slugs.set(slug, copy.slug);
      } else missing += 1;
    }
    changes.push({ kind: 'item.add', path: ['products'], item: withFiles(product, slugs) } as Change);
  }
  importChanges(state(), changes);
  return { missing };
}
