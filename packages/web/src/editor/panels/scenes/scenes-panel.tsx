import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { ManyScenesBar } from '../../scenes/many-scenes-bar.tsx';
import styles from '../frame/panel.module.css';
import { PanelHead } from '../frame/panel-head.tsx';
import { SceneList } from './scene-list.tsx';

/** The scenes in their order, and how to add more. */
export function ScenesPanel({ className }: { className: string | undefined }) {
  const { actions } = useEditor();
  const count = useEditorStore(({ tour }) => tour?.scenes.length ?? 0);
  const [query, setQuery] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isFound = useEditorStore(({ tour }) => {
    const wanted = query?.trim().toLocaleLowerCase() ?? '';
    return wanted === '' || tour?.scenes.some(({ name }) => name.toLocaleLowerCase().includes(wanted));
  });
  const close = () => {
    setQuery(null);
    button.current?.focus();
  };
  return (
    <aside className={classNames(styles.panel, className)} aria-label={t('rail.scenes')}>
      <PanelHead title={t('rail.scenes')} {...(count > 0 && { count })} topic="scenes">
        {count > 1 && (
          <IconButton
            ref={button}
            size="small"
            label={t('scenes.search')}
            aria-pressed={query !== null}
            icon={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setQuery(query === null ? '' : null)}
          />
        )}
        <IconButton
          size="small"
          label={t('action.add-photos')}
          icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={actions.choosePhotos}
        />
      </PanelHead>
      {query !== null && (
        <div className={styles.search}>
          <TextField
            label={t('scenes.search')}
            labelHidden
            size="small"
            type="search"
            placeholder={t('scenes.search')}
            autoFocus
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') close();
            }}
          />
        </div>
      )}
      {count === 0 ? <p className={styles.note}>{t('scenes.none')}</p> : <SceneList query={query ?? ''} />}
      {!isFound && <p className={styles.note}>{t('scenes.none-found', { query: query ?? '' })}</p>}
      <ManyScenesBar />
    </aside>
  );
}
