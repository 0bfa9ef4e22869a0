import { IconPlus } from '@tabler/icons-react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import styles from './panel.module.css';
import { SceneList } from './scene-list.tsx';

/** The scenes in their order, and how to add more. */
export function ScenesPanel({ className }: { className: string | undefined }) {
  const { actions } = useEditor();
  const count = useEditorStore(({ tour }) => tour?.scenes.length ?? 0);
  return (
    <aside className={classNames(styles.panel, className)} aria-label={t('rail.scenes')}>
      <div className={styles.head}>
        <h2>{t('rail.scenes')}</h2>
        {count > 0 && <span className={styles.count}>{count}</span>}
        <span className={styles.grow} />
        <IconButton
          size="small"
          label={t('action.add-photos')}
          icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={actions.choosePhotos}
        />
      </div>
      {count === 0 ? <p className={styles.note}>{t('scenes.none')}</p> : <SceneList />}
    </aside>
  );
}
