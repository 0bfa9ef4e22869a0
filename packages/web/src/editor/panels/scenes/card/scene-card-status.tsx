import { IconAlertTriangle, IconArrowDownLeft, IconArrowUpRight, IconCircleX } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { Progress } from '../../../../ui/progress.tsx';
import { applyingText, type PhotoChange, usePhotoChange } from '../../../adjust/use-photo-change.ts';
import { t } from '../../../editor-text.ts';
import { type SceneStatus, shownProgress } from '../../../rules/scene-status.ts';
import { statusText } from '../../../session/status-text.ts';
import { shownNameOf } from '../../../upload/reading/scene-name.ts';
import { PhotoButtons } from '../photo-buttons.tsx';
import styles from './scene-card-status.module.css';

interface SceneCardStatusProps {
  scene: Scene;
  status: SceneStatus;
  linksOut: number;
  linksIn: number;
  isLonely: boolean;
}

/** Below the name: links when all is well, else what the photo is doing or what it needs. */
export function SceneCardStatus({ scene, status, linksOut, linksIn, isLonely }: SceneCardStatusProps) {
  const change = usePhotoChange(scene);
  if (status.kind === 'ready' && change) return <ChangeStatus scene={scene} change={change} />;
  if (status.kind === 'ready') {
    if (isLonely) {
      return (
        <span className={styles.warning}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
          {t('scene.no-way-on')}
        </span>
      );
    }
    return (
      <span className={styles.links}>
        <span title={t('scene.links-out', { count: linksOut })}>
          <IconArrowUpRight size={14} stroke={1.75} aria-hidden="true" />
          <span className="visually-hidden">{t('scene.links-out', { count: linksOut })}</span>
          <span aria-hidden="true">{linksOut}</span>
        </span>
        <span title={t('scene.links-in', { count: linksIn })}>
          <IconArrowDownLeft size={14} stroke={1.75} aria-hidden="true" />
          <span className="visually-hidden">{t('scene.links-in', { count: linksIn })}</span>
          <span aria-hidden="true">{linksIn}</span>
        </span>
      </span>
    );
  }
  const text = statusText(status, shownNameOf(scene.slug));
  if ('progress' in status) {
    const progress = shownProgress(status);
    return (
      <span className={styles.work}>
        <span className={styles.words}>{text}</span>
        <Progress
          label={t('scene.progress', { name: scene.name })}
          {...(progress !== undefined && { value: progress })}
        />
      </span>
    );
  }
  return (
    <span className={styles.work}>
      <span className={styles.problem}>
        <IconCircleX size={14} stroke={1.75} aria-hidden="true" />
        {t(status.kind === 'needs-file' ? 'scene.needs-file' : 'scene.failed')}
      </span>
      <span className={styles.reason}>{text}</span>
      <PhotoButtons scene={scene} status={status} isBrief />
    </span>
  );
}

/** A photo that is being cut again; visitors see it as it was. */
function ChangeStatus({ scene, change }: { scene: Scene; change: PhotoChange }) {
  if (change.kind === 'failed') {
    return (
      <span className={styles.problem}>
        <IconCircleX size={14} stroke={1.75} aria-hidden="true" />
        {t('adjust.not-made')}
      </span>
    );
  }
  const { progress } = change;
  return (
    <span className={styles.work}>
      <span className={styles.words}>{applyingText(progress)}</span>
      <Progress
        label={t('scene.progress', { name: scene.name })}
        {...(progress !== undefined && { value: progress })}
      />
    </span>
  );
}
