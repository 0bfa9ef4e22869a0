import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { effectiveAdjustment } from '@tourwright/tour/rules';
import { useRef } from 'react';
import { listText } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/inspector.module.css';
import { startAdjusting } from './adjusting.ts';
import { applyAdjustment } from './apply-adjustment.ts';
import { PhotoAngle } from './level/photo-angle.tsx';
import { adjustButton } from './use-focus-back.ts';
import { applyingText, usePhotoChange } from './use-photo-change.ts';

const parts = ['level', 'light', 'nadir', 'privacy'] as const;

/** What was changed in a scene's photo, how far the cutter is with it, and the way back to the photo as it came. */
export function PhotoAdjustment({ scene }: { scene: Scene }) {
  const { store } = useOpenTour();
  const cut = useEditorStore(({ media }) => media[scene.slug]?.adjustment ?? null);
  const wanted = effectiveAdjustment(scene.adjustment);
  const changed = parts.filter((part) => wanted?.[part] !== undefined);
  const change = usePhotoChange(scene);
  const adjust = useRef<HTMLButtonElement>(null);
  // The button that was pressed goes; the keyboard stays beside its place.
  const apply = (adjustment: typeof cut, step: string) => {
    applyAdjustment(store, scene, adjustment, step);
    adjust.current?.focus();
  };
  return (
    <>
      <PhotoAngle scene={scene} />
      {changed.length > 0 && (
        <p className={styles.faint}>
          {t('adjust.changed', { parts: listText(changed.map((part) => t(`adjust.${part}`))) })}
        </p>
      )}
      {change?.kind === 'underway' && <Applying scene={scene} progress={change.progress} />}
      {change?.kind === 'failed' && (
        <p className={styles.broken} role="alert">
          {t('adjust.failed', { reason: change.message })}
        </p>
      )}
      <div className={styles.row}>
        <Button
          ref={adjust}
          {...adjustButton}
          size="small"
          icon={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => startAdjusting(store, scene)}
        >
          {t('action.adjust-photo')}
        </Button>
        {change && (
          <Button variant="quiet" size="small" onClick={() => apply(cut, 'edit.adjust-cancel')}>
            {t(change.kind === 'failed' ? 'adjust.give-up' : 'adjust.stop')}
          </Button>
        )}
        {wanted && !change && (
          <Button variant="quiet" size="small" onClick={() => apply(null, 'edit.adjust-reset')}>
            {t('adjust.reset')}
          </Button>
        )}
      </div>
    </>
  );
}

function Applying({ scene, progress }: { scene: Scene; progress: number | undefined }) {
  return (
    <div role="status">
      <p className={styles.faint}>{applyingText(progress)}</p>
      <Progress
        label={t('scene.progress', { name: scene.name })}
        {...(progress !== undefined && { value: progress })}
      />
    </div>
  );
}
