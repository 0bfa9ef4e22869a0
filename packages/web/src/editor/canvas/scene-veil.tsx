import { IconPhotoDown, IconPhotoExclamation } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Progress } from '../../ui/progress.tsx';
import { t } from '../editor-text.ts';
import type { SceneStanding } from './keep-scene.ts';
import styles from './scene-veil.module.css';

interface SceneVeilProps {
  name: string;
  standing: Exclude<SceneStanding, 'here'>;
  onTryAgain(): void;
}

/** Over the canvas while the picture there is not the selected scene's: nothing can be placed in it. */
export function SceneVeil({ name, standing, onTryAgain }: SceneVeilProps) {
  const hasFailed = standing === 'failed';
  const Icon = hasFailed ? IconPhotoExclamation : IconPhotoDown;
  return (
    <div className={styles.veil} data-failed={hasFailed || undefined} role="status">
      <EmptyState
        icon={<Icon size={28} stroke={1.75} />}
        title={name}
        action={
          hasFailed ? (
            <Button size="small" onClick={onTryAgain}>
              {t('canvas.again')}
            </Button>
          ) : (
            <span className={styles.progress}>
              <Progress label={t('canvas.opening', { scene: name })} />
            </span>
          )
        }
      >
        {t(hasFailed ? 'canvas.failed' : 'canvas.opening', { scene: name })}
      </EmptyState>
    </div>
  );
}
