import { IconAdjustments, IconFlag } from '@tabler/icons-react';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { actionOf } from '../actions/all-actions.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import styles from './status-bar.module.css';

/** Where one looks, and how the scene opens. */
export function StatusBar({ isDisabled }: { isDisabled: boolean }) {
  const { actions } = useEditor();
  const { yaw, pitch, hfov } = useEditorStore((state) => state.view);
  const isDrawer = useMediaQuery('(max-width: 1279px)');
  const angle = (value: number) => `${value.toFixed(1).replace('-', '−')}°`;
  return (
    <div className={`${styles.bar} numbers`}>
      <span className={styles.angle}>
        {t('bar.yaw')}
        <b>{angle(yaw)}</b>
      </span>
      <span className={styles.angle}>
        {t('bar.pitch')}
        <b>{angle(pitch)}</b>
      </span>
      <span className={styles.angle}>
        {t('bar.zoom')}
        <b>{hfov.toFixed(0)}°</b>
      </span>
      <span className={styles.grow} />
      <button
        type="button"
        className={styles.button}
        disabled={isDisabled}
        onClick={() => actionOf('use-view').run(actions)}
      >
        <IconFlag size={18} stroke={1.75} aria-hidden="true" />
        {t('action.use-view')}
      </button>
      {isDrawer && (
        <button
          type="button"
          className={styles.button}
          onClick={() => actions.set({ isInspectorOpen: true })}
        >
          <IconAdjustments size={18} stroke={1.75} aria-hidden="true" />
          {t('bar.inspector')}
        </button>
      )}
    </div>
  );
}
