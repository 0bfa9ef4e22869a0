import { IconChecks } from '@tabler/icons-react';
import type { SuggestedLink } from '@tourwright/tour/building';
import type { Tour } from '@tourwright/tour/document';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { keyText } from '../actions/keys.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import panel from '../panels/frame/panel.module.css';
import { PanelHead } from '../panels/frame/panel-head.tsx';
import {
  type PanelSearch,
  SearchButton,
  SearchField,
  usePanelSearch,
} from '../panels/frame/panel-search.tsx';
import { acceptSuggestions } from './connect-scenes.ts';
import type { LinkArrow } from './drawing/link-arrows.ts';
import { linkKeys } from './drawing/link-key.ts';
import styles from './links-panel.module.css';
import { ListedArrow, Suggestion } from './listed-links.tsx';
import { useMapLinks } from './map-links.ts';
import { m } from './map-text.ts';
import { sceneFits } from './scene-fits.ts';

type Shown = 'all' | 'one-way' | 'suggested';

/** The links of the tour in words: what leads where, what lacks its way back, what is suggested; searched by scenes. */
export function LinksPanel({ className }: { className: string | undefined }) {
  const tour = useEditorStore((state) => state.tour);
  const { arrows, suggested } = useMapLinks();
  const [shown, setShown] = useState<Shown>('all');
  const selected = useEditorStore((state) => state.mapPair);
  const search = useMapSearch();
  const fits = useFitting(tour, search.query ?? '');
  useEffect(() => {
    // What is selected on the map is never hidden here.
    if (selected !== null) setShown((before) => (before === 'suggested' ? 'all' : before));
  }, [selected]);
  if (!tour) return null;
  const found = arrows.filter((arrow) => fits(arrow) || arrow.key === selected);
  return (
    <aside className={classNames(panel.panel, className)} aria-label={m('map.canvas')}>
      <PanelHead title={m('map.canvas')} count={arrows.length} topic="map">
        {tour.scenes.length > 1 && <SearchButton label={t('scenes.search')} search={search} />}
      </PanelHead>
      <SearchField label={t('scenes.search')} search={search} />
      <div className={styles.filter}>
        <Segmented<Shown>
          label={m('links.show')}
          value={shown}
          segments={[
            { value: 'all', label: m('links.all') },
            { value: 'one-way', label: m('links.one-way') },
            { value: 'suggested', label: m('links.suggested') },
          ]}
          onChange={setShown}
        />
      </div>
      {shown === 'suggested' ? (
        <Suggestions tour={tour} suggested={suggested.filter(fits)} none={noneOf(shown, suggested, search)} />
      ) : (
        <Arrows
          tour={tour}
          shown={shown}
          arrows={shown === 'one-way' ? found.filter(({ back }) => back === null) : found}
          none={noneOf(shown, arrows, search)}
        />
      )}
    </aside>
  );
}

/** The panel's search; the map dims what does not fit. */
function useMapSearch(): PanelSearch {
  const { actions } = useEditor();
  const search = usePanelSearch();
  useEffect(() => {
    actions.set({ mapQuery: search.query ?? '' });
    return () => actions.set({ mapQuery: '' });
  }, [actions, search.query]);
  return search;
}

/** Whether one of the two scenes of a link is searched for. */
function useFitting(tour: Tour | null, query: string): (link: { fromId: number; toId: number }) => boolean {
  return useMemo(() => {
    const found = new Set(tour?.scenes.filter((scene) => sceneFits(scene, query)).map(({ id }) => id));
    return ({ fromId, toId }) => found.has(fromId) || found.has(toId);
  }, [tour, query]);
}

/** What is said instead of an empty list. */
function noneOf(shown: Shown, all: readonly unknown[], { query }: PanelSearch): string {
  if (query?.trim() && all.length > 0) return m('links.none-found');
  if (shown === 'suggested') return m('links.none-suggested');
  const [key = ''] = linkKeys();
  return shown === 'one-way' && all.length > 0
    ? m('links.none-one-way')
    : m('links.none', { key: keyText(key) });
}

interface ArrowsProps {
  tour: Tour;
  shown: 'all' | 'one-way';
  arrows: readonly LinkArrow[];
  none: string;
}

function Arrows({ tour, shown, arrows, none }: ArrowsProps) {
  const selected = useEditorStore((state) => state.mapPair);
  return (
    <>
      {arrows.length === 0 && <p className={panel.note}>{none}</p>}
      <ul className={styles.list} aria-label={m(shown === 'all' ? 'links.all' : 'links.one-way')}>
        {arrows.map((arrow) => (
          <ListedArrow key={arrow.key} tour={tour} arrow={arrow} isSelected={arrow.key === selected} />
        ))}
      </ul>
    </>
  );
}

interface SuggestionsProps {
  tour: Tour;
  suggested: readonly SuggestedLink[];
  none: string;
}

/** The links that are suggested; all of them can be accepted at once. */
function Suggestions({ tour, suggested, none }: SuggestionsProps) {
  const { actions } = useEditor();
  return (
    <>
      {suggested.length === 0 && <p className={panel.note}>{none}</p>}
      <ul className={styles.list} aria-label={m('links.suggested')}>
        {suggested.map((link) => (
          <Suggestion key={`${link.fromId}-${link.toId}`} tour={tour} link={link} />
        ))}
      </ul>
      {suggested.length > 0 && (
        <div className={styles.foot}>
          <Button
            variant="solid"
            block
            icon={<IconChecks size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => acceptSuggestions(actions, suggested)}
          >
            {m('links.accept-all', { count: suggested.length })}
          </Button>
        </div>
      )}
    </>
  );
}
