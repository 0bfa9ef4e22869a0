import { IconFileImport, IconPlus, IconSearchOff, IconTrash } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import type { SessionUser } from '../../client/session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { type Choice, chooseTours, labelsOf, readChoice } from '../bulk/choose-tours.ts';
import { useSelection } from '../bulk/use-selection.ts';
import type { DashboardKind } from '../dashboard-kind.ts';
import { t } from '../dashboard-text.ts';
import { NoTours } from '../no-tours.tsx';
import { SectionHead } from '../section-head.tsx';
import { TourCard } from './tour-card.tsx';
import { TourTable } from './tour-table.tsx';
import styles from './tours-section.module.css';
import { ToursToolbar, type ToursView } from './tours-toolbar.tsx';
import { useTourList } from './use-tour-list.ts';

/** Few ever look into it. */
const BinList = lazyPart(async () => (await import('../bulk/bin-list.tsx')).BinList);

interface ToursSectionProps {
  rows: readonly TourRow[];
  kind: DashboardKind;
  user: SessionUser;
  onCreate(): void;
}

/** All tours: to find, to open, and to do something with. */
export function ToursSection({ rows, kind, user, onCreate }: ToursSectionProps) {
  const [params] = useSearchParams();
  if (params.get('show') === 'bin') {
    return (
      <Suspense fallback={null}>
        <BinList userId={user.id} />
      </Suspense>
    );
  }
  return (
    <>
      <SectionHead title={t('tours.title')}>
        <span className={styles.tools}>
          <ButtonLink
            icon={<IconFileImport size={18} stroke={1.75} aria-hidden="true" />}
            to="/dashboard?show=import"
          >
            {t('tours.import')}
          </ButtonLink>
          <ButtonLink
            icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
            to="/dashboard/myTour?show=bin"
          >
            {t('tours.bin')}
          </ButtonLink>
          {rows.length > 0 && (
            <Button
              variant="primary"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={onCreate}
            >
              {t('tours.new')}
            </Button>
          )}
        </span>
      </SectionHead>
      {rows.length > 0 ? (
        <FoundTours rows={rows} />
      ) : (
        <NoTours kind={kind} userId={user.id} onCreate={onCreate} />
      )}
    </>
  );
}

const parameters = { search: 'search', show: 'show', order: 'sort', label: 'label' } as const;
const usual = { search: '', show: 'all', order: 'newest', label: '', view: 'cards' };

function FoundTours({ rows }: { rows: readonly TourRow[] }) {
  const list = useTourList();
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const view: ToursView = params.get('view') === 'list' ? 'list' : 'cards';
  const write = (name: string, value: string, isUsual: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isUsual) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const onChoose = (change: Partial<Choice>) => {
    for (const key of ['search', 'show', 'order', 'label'] as const) {
      const value = change[key];
      if (value !== undefined) write(parameters[key], value, value === usual[key]);
    }
  };
  const found = chooseTours(rows, choice);
  const selection = useSelection(found.map(({ id }) => id));
  const start = useRef<HTMLDivElement>(null);
  const chosen = found.filter(({ id }) => selection.has(id));
  return (
    <div ref={start} tabIndex={-1} className={styles.found}>
      <ToursToolbar
        labels={labelsOf(rows)}
        choice={choice}
        onChoose={onChoose}
        view={view}
        onView={(next) => write('view', next, next === usual.view)}
      />
      <p className="visually-hidden" role="status">
        {t('tours.found', { count: found.length })}
      </p>
      {found.length === 0 && <NothingFound onShowAll={() => setParams({}, { replace: true })} />}
      {found.length > 0 && view === 'list' && <TourTable rows={found} list={list} selection={selection} />}
      {found.length > 0 && view === 'cards' && (
        <div className={styles.grid}>
          {found.map((row) => (
            <TourCard key={row.id} row={row} list={list} selection={selection} />
          ))}
        </div>
      )}
      {chosen.length > 0 && (
        <BulkBar
          rows={chosen}
          shown={found.length}
          list={list}
          selection={selection}
          onGone={() => start.current?.focus()}
        />
      )}
    </div>
  );
}

function NothingFound({ onShowAll }: { onShowAll(): void }) {
  return (
    <EmptyState
      className={styles.empty}
      icon={<IconSearchOff size={28} stroke={1.75} />}
      title={t('tours.none-title')}
      action={<Button onClick={onShowAll}>{t('tours.none-action')}</Button>}
    >
      {t('tours.none-text')}
    </EmptyState>
  );
}
