import { IconCircleX } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/inspector.module.css';
import { useSecondTry } from '../panels/use-second-try.ts';
import { isUnderway, type SceneStatus } from '../rules/scene-status.ts';
import { statusText } from '../session/status-text.ts';
import { fileFailureText } from '../upload/file-failure-text.ts';
import type { AttachedKind } from '../upload/reading/check-attached.ts';
import { useFileChooser } from '../upload-ui/use-file-chooser.tsx';
import { useSceneStatus } from '../use-scene-status.ts';

interface FileStateProps {
  slug: string;
  /** What it is called, for screen readers. */
  name: string;
  kind: 'photo' | AttachedKind;
}

/** What a file is doing or needs; nothing once it is there. */
export function FileState({ slug, name, kind }: FileStateProps) {
  const openTour = useOpenTour();
  const status = useSceneStatus(slug);
  const provide = useFileChooser(kind, (files) => void openTour.photos.provide(slug, files), {
    single: kind !== 'photo',
  });
  const tryAgain = useSecondTry(slug, status);
  if (status.kind === 'ready') return null;
  const words = fileText(status, slug, kind);
  if (isUnderway(status)) {
    return (
      <div role="status">
        <p className={styles.faint}>{words}</p>
        <Progress
          label={t('file.progress', { name })}
          {...('progress' in status && status.progress > 0 && { value: status.progress })}
        />
        <div className={styles.row}>
          <Button variant="quiet" size="small" onClick={() => openTour.photos.cancel(slug)}>
            {t('file.cancel')}
          </Button>
        </div>
      </div>
    );
  }
  const canChoose = status.kind === 'needs-file' && status.fileName !== null;
  return (
    <>
      <p className={styles.broken} role="alert">
        <IconCircleX size={16} stroke={1.75} aria-hidden="true" />
        {words}
      </p>
      {canChoose && (
        <div className={styles.row}>
          <Button size="small" onClick={provide.open}>
            {t('file.again', { fileName: status.fileName ?? '' })}
          </Button>
        </div>
      )}
      {tryAgain && (
        <div className={styles.row}>
          <Button size="small" onClick={tryAgain}>
            {t('file.retry')}
          </Button>
        </div>
      )}
      {provide.input}
    </>
  );
}

/** Videos and sounds are stored as they are; only photos are prepared. */
function fileText(status: SceneStatus, slug: string, kind: FileStateProps['kind']): string {
  const fileName = slug.slice(slug.lastIndexOf('/') + 1);
  if (status.kind === 'needs-file' && status.fileName === null) return t('file.missing');
  if (kind === 'photo') return statusText(status, fileName);
  if (status.kind === 'processing') return t('file.preparing');
  if (status.kind === 'failed') return status.failure ? fileFailureText(status.failure) : t('file.failed');
  return statusText(status, fileName);
}
