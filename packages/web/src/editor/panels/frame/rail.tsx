import { IconKeyboard, IconSearch } from '@tabler/icons-react';
import { classNames } from '../../../ui/class-names.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { openedPanel, panelList } from '../panel-list.ts';
import styles from './rail.module.css';

/** The editor's sections, and help at its end. */
export function Rail({ className }: { className: string | undefined }) {
  const { actions } = useEditor();
  const panel = useEditorStore((state) => state.panel);
  return (
    <nav className={classNames(styles.rail, className)} aria-label={t('rail.label')}>
      {panelList.map(([name, { label, Icon }]) => (
        <button
          key={name}
          type="button"
          className={styles.item}
          data-panel={name}
          aria-current={panel === name}
          onClick={() => actions.set(openedPanel(name))}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          {t(label)}
        </button>
      ))}
      <button
        type="button"
        className={classNames(styles.item, styles.end)}
        onClick={() => actions.set({ overlay: 'palette' })}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        {t('rail.commands')}
      </button>
      <button
        type="button"
        className={classNames(styles.item, styles.wideOnly)}
        onClick={() => actions.set({ overlay: 'keys' })}
      >
        <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
        {t('rail.keys')}
      </button>
    </nav>
  );
}
