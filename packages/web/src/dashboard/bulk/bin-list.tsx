import { IconArrowLeft, IconCloudOff, IconRestore, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BinnedTour } from '@tourwright/api';
import { useRef, useState } from 'react';
import { api } from '../../client/api.ts';
import { dayText } from '../../i18n/format.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../dashboard-text.ts';
import { SectionHead } from '../section-head.tsx';
import styles from './bin-list.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The tours that were deleted and can still be restored. */
export function BinList({ userId }: { userId: string }) {
  const heading = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<readonly BinnedTour[]>([]);
  const { bin, restore, refresh } = useBin(userId);
  const items = bin.data?.pages.flatMap((page) => page.items);
  const keepFocus = () => heading.current?.focus();
  return (
    <>
      <div ref={heading} tabIndex={-1} className={styles.head}>
        <BinHead items={items ?? []} onEraseAll={setAsked} />
      </div>
      <p className={styles.text}>{t('bin.text')}</p>
      {bin.isPending && <Loading />}
      {bin.isError && !items && (
        <EmptyState
          icon={<IconCloudOff size={28} stroke={1.75} />}
          title={t('bin.failed')}
          action={
            <Button variant="primary" loading={bin.isFetching} onClick={() => void bin.refetch()}>
              {t('tours.try-again')}
            </Button>
          }
        >
          {problemText(bin.error)}
        </EmptyState>
      )}
      {items?.length === 0 && <Empty />}
      {items && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((tour) => (
            <BinRow
              key={tour.id}
              tour={tour}
              isBusy={restore.isPending && restore.variables?.id === tour.id}
              onRestore={() => restore.mutate(tour, { onSuccess: keepFocus })}
              onErase={() => setAsked([tour])}
            />
          ))}
        </ul>
      )}
      {bin.hasNextPage && (
        <Button loading={bin.isFetchingNextPage} onClick={() => void bin.fetchNextPage()}>
          {t('bin.more')}
        </Button>
      )}
      {asked.length > 0 && (
        <EraseDialog
          tours={asked}
          onErased={async () => {
            await refresh();
            setAsked([]);
            keepFocus();
          }}
          onClose={() => setAsked([])}
        />
      )}
    </>
  );
}

interface BinHeadProps {
  items: readonly BinnedTour[];
  onEraseAll(items: readonly BinnedTour[]): void;
}

function BinHead({ items, onEraseAll }: BinHeadProps) {
  return (
    <SectionHead title={t('bin.title')}>
      <span className={styles.tools}>
        <ButtonLink icon={<IconArrowLeft {...icon} className={styles.mirrored} />} to="/dashboard/myTour">
          {t('bin.back')}
        </ButtonLink>
        {items.length > 1 && (
          <Button variant="danger" icon={<IconTrash {...icon} />} onClick={() => onEraseAll(items)}>
            {t('bin.erase-all', { count: items.length })}
          </Button>
        )}
      </span>
    </SectionHead>
  );
}

function Empty() {
  return (
    <EmptyState
      className={styles.empty}
      icon={<IconTrash size={28} stroke={1.75} />}
      title={t('bin.empty-title')}
    >
      {t('bin.empty-text')}
    </EmptyState>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('bin.loading')}
      </p>
      <Skeleton className={styles.line} />
    </div>
  );
}

/** The bin of a user, what restores a tour of it, and what reads it and the list of tours again. */
function useBin(userId: string) {
  const queryKey = ['bin', userId];
  const client = useQueryClient();
  const bin = useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.listBin({ query: { ...(pageParam && { cursor: pageParam }) }, signal }),
    getNextPageParam: ({ next }) => next,
  });
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: ['tours', userId] }),
    ]);
  const restore = useMutation({
    mutationFn: (tour: BinnedTour) => api.restoreTour({ params: { id: tour.id } }),
    onSuccess: (_, { title }) => showToast('success', t('toast.restored', { title })),
    onError: (cause, { title }) =>
      showToast('error', t('failed.restore', { title, reason: problemText(cause) })),
    onSettled: refresh,
  });
  return { bin, restore, refresh };
}

interface BinRowProps {
  tour: BinnedTour;
  isBusy: boolean;
  onRestore(): void;
  onErase(): void;
}

function BinRow({ tour, isBusy, onRestore, onErase }: BinRowProps) {
  const { title, thumbnailUrl } = tour;
  return (
    <li className={styles.row}>
      <span className={styles.cover}>
        {thumbnailUrl && <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" />}
      </span>
      <div className={styles.words}>
        <b dir="auto">{title}</b>
        <span>{t('bin.scenes', { count: tour.scenes })}</span>
        <span>
          {t('bin.until', {
            deleted: dayText(new Date(tour.deletedAt)),
            erased: dayText(new Date(tour.erasedAt)),
          })}
        </span>
      </div>
      <span className={styles.tools}>
        <Button
          size="small"
          loading={isBusy}
          icon={<IconRestore {...icon} />}
          aria-label={t('bin.restore-named', { title })}
          onClick={onRestore}
        >
          {t('bin.restore')}
        </Button>
        <Button
          size="small"
          variant="danger"
          icon={<IconTrash {...icon} />}
          aria-label={t('bin.erase-named', { title })}
          onClick={onErase}
        >
          {t('bin.erase')}
        </Button>
      </span>
    </li>
  );
}

interface EraseDialogProps {
  tours: readonly BinnedTour[];
  onErased(): Promise<void>;
  onClose(): void;
}

/** One after the other; where one is refused, the rest stay. */
function EraseDialog({ tours, onErased, onClose }: EraseDialogProps) {
  const erase = useMutation({
    mutationFn: async () => {
      for (const { id } of tours) await api.eraseTour({ params: { id } });
    },
    onSuccess: () => {
      showToast('success', t('bin.erased', { count: tours.length }));
      return onErased();
    },
  });
  const first = tours[0];
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        tours.length === 1 && first
          ? t('bin.ask-one', { title: first.title })
          : t('bin.ask', { count: tours.length })
      }
      description={t('bin.ask-text')}
      actions={
        <>
          <Button onClick={onClose}>{t('bin.keep')}</Button>
          <Button variant="danger" loading={erase.isPending} onClick={() => erase.mutate()}>
            {t('bin.erase')}
          </Button>
        </>
      }
    >
      {erase.error ? (
        <p role="alert" className={styles.failure}>
          {problemText(erase.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
