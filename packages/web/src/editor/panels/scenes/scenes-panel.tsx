import { IconPlus } from '@tabler/icons-react';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { ManyScenesBar } from '../../scenes/lazy-many-scenes-bar.tsx';
import styles from '../frame/panel.module.css';
import { PanelHead } from '../frame/panel-head.tsx';
import { SearchButton, SearchField, usePanelSearch } from '../frame/panel-search.tsx';
import { SceneList } from './scene-list.tsx';

/** The scenes in their order, and how to add more. */
export function ScenesPanel({ className }: { className: string | undefined }) {
  const { actions } = useEditor();
  const count = useEditorStore(({ tour }) => tour?.scenes.length ?? 0);
  const search = usePanelSearch();
  const query = search.query ?? '';
  const isFound = useEditorStore(({ tour }) => {
    const wanted = query.trim().toLocaleLowerCase();
    return wanted === '' || tour?.scenes.some(({ name }) => name.toLocaleLowerCase().includes(wanted));
  });
  return (
    <aside className={classNames(styles.panel, className)} aria-label={t('rail.scenes')}>
      <PanelHead title={t('rail.scenes')} {...(count > 0 && { count })} topic="scenes">
        {count > 1 && <SearchButton label={t('scenes.search')} search={search} />}
        <IconButton
          size="small"
          label={t('action.add-photos')}
          icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={actions.choosePhotos}
        />
      </PanelHead>
      <SearchField label={t('scenes.search')} search={search} />
      {count === 0 ? <p className={styles.note}>{t('scenes.none')}</p> : <SceneList query={query} />}
      {!isFound && <p className={styles.note}>{t('scenes.none-found', { query })}</p>}
      <ManyScenesBar />
    </aside>
  );
}
