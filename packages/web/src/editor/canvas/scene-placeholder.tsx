import { IconPhotoDown, IconPhotoExclamation } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Progress } from '../../ui/progress.tsx';
import { t } from '../editor-text.ts';
import { PhotoButtons } from '../panels/photo-buttons.tsx';
import { isUnderway, type SceneStatus } from '../rules/scene-status.ts';
import { statusText } from '../session/status-text.ts';
import styles from './scene-placeholder.module.css';

/** In place of a panorama that is not there yet: what it is doing, or what it needs. */
export function ScenePlaceholder({ scene, status }: { scene: Scene; status: SceneStatus }) {
  const isComing = isUnderway(status) || status.kind === 'ready';
  const Icon = isComing ? IconPhotoDown : IconPhotoExclamation;
  const fileName = scene.slug.slice(scene.slug.lastIndexOf('/') + 1);
  return (
    <div className={styles.place} role="status">
      <EmptyState
        icon={<Icon size={28} stroke={1.75} />}
        title={scene.name}
        action={
          isComing ? (
            <span className={styles.progress}>
              <Progress
                label={t('scene.progress', { name: scene.name })}
                {...('progress' in status && { value: status.progress })}
              />
            </span>
          ) : (
            <PhotoButtons scene={scene} status={status} />
          )
        }
      >
        {statusText(status, fileName)}
      </EmptyState>
    </div>
  );
}
