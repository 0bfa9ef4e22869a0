import { IconChecks, IconSearch } from '@tabler/icons-react';
import type { Tour } from '@tourwright/tour/document';
import { type KeyboardEvent, type MouseEvent, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { editorKindOf } from '../hotspots/editor-kind-of.ts';
import panel from '../panels/frame/panel.module.css';
import { PanelHead } from '../panels/frame/panel-head.tsx';
import { HotspotIcon } from '../panels/hotspot/hotspot-icon.tsx';
import { toggleChosen } from '../selection/chosen.ts';
import { showHotspot } from '../session/look-at.ts';
import { hotspotName } from './hotspot-name.ts';
import styles from './hotspots-panel.module.css';
import { type ListedHotspot, listedHotspots } from './listed-hotspots.ts';

/** How many rows at a time: a tour may have thousands. */
const atOnce = 200;

/** Which hotspots are listed; an empty kind or scene narrows nothing. */
interface Filter {
  query: string;
  kind: string;
  /** A scene's id. */
  scene: string;
}

/** Every hotspot of the tour: searched, narrowed by kind and scene; each row turns to its hotspot. */
export function HotspotsPanel({ className }: { className: string | undefined }) {
  const tour = useEditorStore((state) => state.tour);
  const [filter, setFilter] = useState<Filter>({ query: '', kind: '', scene: '' });
  const { query, kind, scene } = filter;
  const [shown, setShown] = useState(atOnce);
  const [isTaking, setTaking] = useState(false);
  const wanted = useDeferredValue(query);
  const found = useMemo(() => {
    const sceneId = scene === '' ? null : Number(scene);
    return tour ? listedHotspots(tour, { query: wanted, kind, sceneId }, hotspotName) : [];
  }, [tour, wanted, kind, scene]);
  if (!tour) return null;
  return (
    <aside className={classNames(panel.panel, className)} aria-label={t('rail.hotspots')}>
      <PanelHead title={t('rail.hotspots')} count={found.length} topic="hotspots">
        <IconButton
          size="small"
          label={t('list.several')}
          icon={<IconChecks size={20} stroke={1.75} aria-hidden="true" />}
          className={styles.several}
          aria-pressed={isTaking}
          onClick={() => setTaking(!isTaking)}
        />
      </PanelHead>
      <FilterFields tour={tour} filter={filter} onChange={setFilter} />
      {found.length === 0 ? (
        <p className={panel.note}>{t(query || kind || scene ? 'list.none-found' : 'list.none')}</p>
      ) : (
        <Rows found={found.slice(0, shown)} isTaking={isTaking} />
      )}
      {found.length > shown && (
        <Button size="small" className={panel.more} onClick={() => setShown(shown + atOnce)}>
          {t('list.more', { count: found.length - shown })}
        </Button>
      )}
    </aside>
  );
}

interface FilterFieldsProps {
  tour: Tour;
  filter: Filter;
  onChange(filter: Filter): void;
}

function FilterFields({ tour, filter, onChange }: FilterFieldsProps) {
  const kinds = useMemo(() => kindsOf(tour), [tour]);
  const scenes = tour.scenes.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className={styles.narrow}>
      <TextField
        label={t('list.search')}
        labelHidden
        size="small"
        type="search"
        placeholder={t('list.search')}
        leading={<IconSearch size={18} stroke={1.75} />}
        value={filter.query}
        onChange={({ currentTarget }) => onChange({ ...filter, query: currentTarget.value })}
      />
      <SelectField
        label={t('list.kind')}
        labelHidden
        size="small"
        value={filter.kind}
        options={[{ value: '', label: t('list.all-kinds') }, ...kinds]}
        onChange={({ currentTarget }) => onChange({ ...filter, kind: currentTarget.value })}
      />
      <SelectField
        label={t('list.scene')}
        labelHidden
        size="small"
        value={filter.scene}
        options={[{ value: '', label: t('list.all-scenes') }, ...scenes]}
        onChange={({ currentTarget }) => onChange({ ...filter, scene: currentTarget.value })}
      />
    </div>
  );
}

/** The kinds of hotspots that the tour has. */
function kindsOf({ scenes }: Tour) {
  const names = new Map(
    scenes.flatMap(({ hotspots }) =>
      hotspots.map((hotspot) => [hotspot.kind, t(editorKindOf(hotspot).name)] as const),
    ),
  );
  return [...names].map(([value, label]) => ({ value, label }));
}

interface RowsProps {
  found: readonly ListedHotspot[];
  /** Each press takes one more of the open scene, as with Ctrl. */
  isTaking: boolean;
}

function Rows({ found, isTaking }: RowsProps) {
  const { actions } = useEditor();
  const selectedId = useEditorStore((state) => state.selectedHotspotId);
  const chosenIds = useEditorStore((state) => state.chosenIds);
  const chosen = useMemo(() => new Set(chosenIds), [chosenIds]);
  const open = ({ scene, hotspot }: ListedHotspot, event: MouseEvent) => {
    const isHere = actions.state().selectedSceneId === scene.id;
    if (isHere && (isTaking || event.shiftKey || event.ctrlKey || event.metaKey))
      toggleChosen(actions.state(), hotspot.id);
    else showHotspot(actions, scene.id, hotspot.id);
  };
  return (
    <ul className={panel.list} aria-label={t('rail.hotspots')} onKeyDown={walk}>
      {found.map((row, index) => {
        const { scene, hotspot, name } = row;
        const isFirst = found[index - 1]?.scene !== scene;
        return (
          <li key={`${scene.id}/${hotspot.id}`} className={styles.item}>
            {isFirst && <h3 className={styles.scene}>{scene.name}</h3>}
            <button
              type="button"
              className={styles.row}
              aria-current={hotspot.id === selectedId || chosen.has(hotspot.id)}
              onClick={(event) => open(row, event)}
            >
              <HotspotIcon name={hotspot.iconName ?? editorKindOf(hotspot).iconName} size={18} />
              <span>{name}</span>
              <small>{t(editorKindOf(hotspot).name)}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The arrow keys go from row to row. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const at = rows.indexOf(document.activeElement as HTMLButtonElement);
  rows[at + by]?.focus();
  event.preventDefault();
}
