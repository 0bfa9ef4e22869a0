import type { GalleryDecision, GalleryRequest } from '@tourwright/api';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import { Moment } from '../moment.tsx';
import { OwnerName } from '../owner-name.tsx';
import { PagedTable } from '../paged-table.tsx';
import { SearchField } from '../search-field.tsx';
import { useGalleryRequests } from '../use-admin.ts';

const tones = {
  none: 'neutral',
  asked: 'attention',
  accepted: 'good',
  declined: 'neutral',
  removed: 'neutral',
} as const;
const states = ['asked', 'accepted', 'declined', 'removed'] as const;
type State = (typeof states)[number];
/** What can be made of each; the first is what is done most. */
const ways: Record<State, readonly GalleryDecision[]> = {
  asked: ['accepted', 'declined'],
  accepted: ['removed'],
  declined: ['accepted'],
  removed: ['accepted'],
};

/** Tours whose owners asked for a place in the gallery. */
export function GallerySection() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<State | null>(null);
  const [chosen, setChosen] = useState<{ request: GalleryRequest; to: GalleryDecision } | null>(null);
  const list = useGalleryRequests(search, state);
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField label={t('tours.search')} value={search} onChange={setSearch} />
        <SelectField
          label={t('gallery.state')}
          labelHidden
          value={state ?? ''}
          options={[
            { value: '', label: t('jobs.all') },
            ...states.map((each) => ({ value: each, label: t(`gallery.${each}`) })),
          ]}
          onChange={({ currentTarget }) =>
            setState(states.find((each) => each === currentTarget.value) ?? null)
          }
        />
      </div>
      <PagedTable
        label={t('section.gallery')}
        list={list}
        keyOf={({ tourId }) => tourId}
        isNarrowed={search.trim() !== '' || state !== null}
        onShowAll={() => {
          setSearch('');
          setState(null);
        }}
        none={{ title: t('gallery.no-requests'), text: t('gallery.no-requests-text') }}
        columns={[
          { title: t('tours.tour'), cell: (request) => <Title {...request} /> },
          {
            title: t('tours.owner'),
            cell: ({ owner }) => <OwnerName owner={owner} />,
          },
          {
            title: t('gallery.state'),
            cell: (request) => (
              <span className={styles.named}>
                <Chip tone={tones[request.state]}>{t(`gallery.${request.state}`)}</Chip>
                {!request.isPublished && <small>{t('gallery.hidden')}</small>}
              </span>
            ),
          },
          { title: t('gallery.since'), cell: ({ askedAt }) => askedAt && <Moment at={askedAt} /> },
        ]}
        actions={(request) => <Ways request={request} onChoose={(to) => setChosen({ request, to })} />}
      />
      {chosen && <DecisionDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Title({ tourId, title, isPublished }: GalleryRequest) {
  const name = title || t('tours.untitled');
  if (!isPublished) return <b>{name}</b>;
  return (
    <a href={`/welcome/${encodeURIComponent(tourId)}`} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

function Ways({ request, onChoose }: { request: GalleryRequest; onChoose(to: GalleryDecision): void }) {
  const { state } = request;
  const title = request.title || t('tours.untitled');
  if (state === 'none') return null;
  return ways[state].map((to, index) => (
    <Button
      key={to}
      size="small"
      variant={index === 0 ? 'line' : 'quiet'}
      aria-label={t(`gallery.to-${to}-label`, { title })}
      onClick={() => onChoose(to)}
    >
      {t(`gallery.to-${to}`)}
    </Button>
  ));
}
