import { IconAdjustments, IconFlag, IconMap2 } from '@tabler/icons-react';
import { numberText } from '../../i18n/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { actionOf } from '../actions/all-actions.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import { useHasMiniPlan } from './seen/mini-plan.tsx';
import styles from './status-bar.module.css';

/** Where the user looks, and how the scene opens. */
export function StatusBar({ isDisabled }: { isDisabled: boolean }) {
  const { actions } = useEditor();
  // There a view is used for a stop, over the picture.
  const isGuiding = useEditorStore(({ panel }) => panel === 'guide');
  const isDrawer = useMediaQuery('(max-width: 1279px)');
  const hasMiniPlan = useHasMiniPlan();
  return (
    <div className={`${styles.bar} numbers`}>
      <Angles />
      <span className={styles.grow} />
      {!isGuiding && (
        <button
          type="button"
          className={styles.button}
          disabled={isDisabled}
          onClick={() => actionOf('use-view').run(actions)}
        >
          <IconFlag size={18} stroke={1.75} aria-hidden="true" />
          {t('action.use-view')}
        </button>
      )}
      {!isGuiding && hasMiniPlan && <MiniPlanButton />}
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

function MiniPlanButton() {
  const { actions } = useEditor();
  const isShown = useEditorStore((state) => state.isMiniPlanShown);
  return (
    <button
      type="button"
      className={classNames(styles.button, styles.wideOnly)}
      aria-pressed={isShown}
      onClick={() => actions.set({ isMiniPlanShown: !isShown })}
    >
      <IconMap2 size={18} stroke={1.75} aria-hidden="true" />
      {t('bar.mini-plan')}
    </button>
  );
}

/** Apart, since it follows every frame. */
function Angles() {
  const { yaw, pitch, hfov } = useCanvasView();
  const angle = (value: number) => `${numberText(value, 1)}°`;
  return (
    <>
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
        <b>{numberText(hfov)}°</b>
      </span>
    </>
  );
}
