import { IconPhotoDown, IconPhotoExclamation } from '@tabler/icons-react';
import type { QuotaName } from '@tourwright/api';
import type { Scene } from '@tourwright/tour/document';
import { WaysOut } from '../../layout/owner/plan-limit.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Progress } from '../../ui/progress.tsx';
import { t } from '../editor-text.ts';
import { PhotoButtons } from '../panels/scenes/photo-buttons.tsx';
import { isUnderway, type SceneStatus, shownProgress } from '../rules/scene-status.ts';
import { statusText, toldStatus } from '../session/status-text.ts';
import { shownNameOf } from '../upload/reading/scene-name.ts';
import styles from './scene-placeholder.module.css';

/** In place of a panorama that is not there yet: what it is doing, or what it needs. */
export function ScenePlaceholder({ scene, status }: { scene: Scene; status: SceneStatus }) {
  const isComing = isUnderway(status) || status.kind === 'ready';
  const Icon = isComing ? IconPhotoDown : IconPhotoExclamation;
  const fileName = shownNameOf(scene.slug);
  const progress = shownProgress(status);
  const full =
    status.kind === 'refused' && status.fault.code === 'quota' ? status.fault.values.quota : undefined;
  const isHeic = /\.hei[cf]$/i.test(scene.slug) && status.kind === 'processing';
  return (
    <div className={styles.place}>
      <p className="visually-hidden" role="status">
        {t('status.told', { name: scene.name, text: toldStatus(status, fileName) })}
      </p>
      <EmptyState
        icon={<Icon size={28} stroke={1.75} />}
        title={scene.name}
        action={
          <span className={styles.action}>
            {isComing && (
              <Progress
                label={t('scene.progress', { name: scene.name })}
                {...(progress !== undefined && { value: progress })}
              />
            )}
            {status.kind !== 'ready' && <PhotoButtons scene={scene} status={status} />}
            {full !== undefined && <WaysOut quota={full as QuotaName} />}
          </span>
        }
      >
        {statusText(status, fileName)}
        {isHeic && ` ${t('photo.heic')}`}
        {!isComing && <span className={styles.file}>{t('photo.file', { fileName })}</span>}
      </EmptyState>
    </div>
  );
}
