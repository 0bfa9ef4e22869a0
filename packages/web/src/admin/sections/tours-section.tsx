import type { ServerTour } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { numberText } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Moment } from '../moment.tsx';
import { OwnerName } from '../owner-name.tsx';
import { PagedTable } from '../paged-table.tsx';
import { SearchField } from '../search-field.tsx';
import { useAct, useServerTours } from '../use-admin.ts';

/** The tours of this server. */
export function ToursSection() {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<ServerTour | null>(null);
  const list = useServerTours(search);
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField label={t('tours.search')} value={search} onChange={setSearch} />
      </div>
      <PagedTable
        label={t('section.tours')}
        list={list}
        keyOf={({ id }) => id}
        isNarrowed={search.trim() !== ''}
        onShowAll={() => setSearch('')}
        none={{ title: t('admin.nothing-found'), text: t('admin.nothing-found-text') }}
        columns={[
          { title: t('tours.tour'), cell: (tour) => <Title {...tour} /> },
          {
            title: t('tours.owner'),
            cell: ({ owner }) => <OwnerName owner={owner} />,
          },
          { title: t('tours.status'), cell: (tour) => <Status {...tour} /> },
          { title: t('tours.scenes'), isNumber: true, cell: ({ scenes }) => numberText(scenes) },
          { title: t('tours.views'), isNumber: true, cell: ({ views }) => numberText(views) },
          { title: t('tours.changed'), cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
        ]}
        actions={(tour) =>
          isLive(tour) && (
            <Button
              size="small"
              aria-label={t('tours.unpublish-label', { title: titleOf(tour) })}
              onClick={() => setAsked(tour)}
            >
              {t('tours.unpublish')}
            </Button>
          )
        }
      />
      {asked && <Unpublish tour={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const titleOf = ({ title }: ServerTour) => title || t('tours.untitled');
const isLive = ({ activity, deletedAt }: ServerTour) => activity === 'published' && deletedAt === null;

function Title(tour: ServerTour) {
  if (!isLive(tour)) return <b>{titleOf(tour)}</b>;
  return (
    <a href={`/welcome/${encodeURIComponent(tour.id)}`} target="_blank" rel="noreferrer">
      {titleOf(tour)}
    </a>
  );
}

function Status(tour: ServerTour) {
  if (tour.deletedAt !== null) return <Chip tone="bad">{t('tours.deleted')}</Chip>;
  if (isLive(tour)) return <Chip tone="good">{t('tours.live')}</Chip>;
  return <Chip>{t(tour.wasPublished ? 'tours.withdrawn' : 'tours.draft')}</Chip>;
}

function Unpublish({ tour, onClose }: { tour: ServerTour; onClose(): void }) {
  const title = titleOf(tour);
  // The answer of somebody who is not a member is empty.
  const act = useAct(() => withdraw(tour.id));
  const onYes = () =>
    act.mutate(undefined, {
      onSuccess: () => {
        showToast('success', t('tours.unpublished', { title }));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t('tours.unpublish-title', { title })}
      text={t('tours.unpublish-text')}
      way={{ no: t('admin.cancel'), yes: t('tours.unpublish') }}
      isDangerous
      {...{ act, onYes, onClose }}
    />
  );
}

async function withdraw(id: string): Promise<void> {
  await api.unpublishTour({ params: { id } });
}
