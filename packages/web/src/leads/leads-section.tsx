import { IconCloudOff, IconDownload, IconForms, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import parts from '../layout/list-and-detail.module.css';
import { useOpenRow } from '../layout/use-open-row.ts';
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ContactFormDialog } from './contact-form/contact-form-dialog.tsx';
import { LeadDetail } from './lead-detail.tsx';
import { LeadList } from './lead-list.tsx';
import styles from './leads.module.css';
import { t } from './leads-text.ts';
import { LeadsToolbar } from './leads-toolbar.tsx';
import { type LeadFilter, queryOf, useContactForm, useLeadList } from './use-leads.ts';

const icon = { size: 28, stroke: 1.75 } as const;

/** What visitors of the owner's tours wrote: the list, and the one that is open. */
export function LeadsSection({ userId }: { userId: string }) {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState<Omit<LeadFilter, 'tourId'>>({ search: '', status: null });
  const tourId = query.get('tour');
  const filter: LeadFilter = { ...typed, tourId };
  const [isFormOpen, setFormOpen] = useState(false);
  const list = useLeadList(filter);
  const form = useContactForm(userId);
  const named = query.get('lead');
  const tours = list.data?.pages[0]?.tours ?? [];
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const { openId, openFirst } = useOpenRow(named, list.isPlaceholderData ? [] : items.map(({ id }) => id));
  const narrow = ({ tourId: nextId, ...next }: LeadFilter) => {
    setTyped(next);
    if (nextId !== tourId) setQuery(queryOfTour(nextId), { replace: true });
    openFirst();
  };
  const isNarrowed = filter.search.trim() !== '' || filter.status !== null || tourId !== null;
  return (
    <div className={classNames(parts.section, named !== null && parts.isOpen)}>
      <div className={parts.listSide}>
        <Head
          newCount={list.data?.pages[0]?.newCount ?? 0}
          listed={items.length > 0 ? filter : null}
          onForm={() => setFormOpen(true)}
        />
        {(items.length > 0 || isNarrowed) && <LeadsToolbar {...{ filter, tours }} onFilter={narrow} />}
        {list.isPending && (
          <p role="status" className={styles.quiet}>
            {t('leads.loading')}
          </p>
        )}
        {list.isError && !list.data && (
          <Failed trying={list.isFetching} onRetry={() => void list.refetch()} />
        )}
        <LeadList {...{ items, openId, tourId }} />
        {list.hasNextPage && (
          <Button block loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('leads.more')}
          </Button>
        )}
        {list.data && items.length === 0 && (
          <Nothing
            isNarrowed={isNarrowed}
            isOff={form.data?.isOn === false}
            onAll={() => narrow({ search: '', status: null, tourId: null })}
            onForm={() => setFormOpen(true)}
          />
        )}
      </div>
      {/* One that is opened begins at its top. */}
      <div key={openId} className={parts.detailSide}>
        {openId !== null && (
          <LeadDetail
            id={openId}
            backTo={`/dashboard/leads?${new URLSearchParams(queryOfTour(tourId))}`}
            onClose={() => {
              setQuery(queryOfTour(tourId));
              openFirst();
            }}
          />
        )}
      </div>
      {isFormOpen && form.data && (
        <ContactFormDialog userId={userId} form={form.data} onClose={() => setFormOpen(false)} />
      )}
    </div>
  );
}

/** The list of one tour, or of all (null), as an address has it. */
function queryOfTour(tourId: string | null): Record<string, string> {
  return tourId === null ? {} : { tour: tourId };
}

interface HeadProps {
  newCount: number;
  /** What is listed; null: nothing. */
  listed: LeadFilter | null;
  onForm(): void;
}

function Head({ newCount, listed, onForm }: HeadProps) {
  return (
    <div className={parts.head}>
      <h1>{t('leads.title')}</h1>
      {newCount > 0 && <Chip tone="attention">{t('leads.new-count', { count: newCount })}</Chip>}
      <span className={parts.tools}>
        {listed && <CsvLink filter={listed} />}
        <Button
          variant="quiet"
          icon={<IconForms size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onForm}
        >
          {t('leads.form')}
        </Button>
      </span>
    </div>
  );
}

/** The list that is shown, as a file. */
function CsvLink({ filter }: { filter: LeadFilter }) {
  const query = new URLSearchParams(queryOf(filter) as Record<string, string>);
  return (
    <a
      className={buttonClass({ variant: 'quiet' })}
      href={`/api/leads.csv?${query}`}
      download
      aria-label={t('leads.csv-label')}
    >
      <IconDownload size={18} stroke={1.75} aria-hidden="true" />
      {t('leads.csv')}
    </a>
  );
}

function Failed({ trying, onRetry }: { trying: boolean; onRetry(): void }) {
  return (
    <EmptyState
      icon={<IconCloudOff {...icon} />}
      title={t('leads.failed-title')}
      action={
        <Button variant="primary" loading={trying} onClick={onRetry}>
          {t('leads.try-again')}
        </Button>
      }
    >
      {t('leads.failed-text')}
    </EmptyState>
  );
}

interface NothingProps {
  isNarrowed: boolean;
  isOff: boolean;
  onAll(): void;
  onForm(): void;
}

function Nothing({ isNarrowed, isOff, onAll, onForm }: NothingProps) {
  const kind = isNarrowed ? 'none' : isOff ? 'off' : 'empty';
  const actions: Record<typeof kind, ReactNode> = {
    none: <Button onClick={onAll}>{t('leads.none-action')}</Button>,
    off: (
      <Button variant="primary" onClick={onForm}>
        {t('leads.off-action')}
      </Button>
    ),
    empty: <ButtonLink to="/dashboard/myTour">{t('leads.empty-action')}</ButtonLink>,
  };
  return (
    <EmptyState icon={<IconUsers {...icon} />} title={t(`leads.${kind}-title`)} action={actions[kind]}>
      {t(`leads.${kind}-text`)}
    </EmptyState>
  );
}
