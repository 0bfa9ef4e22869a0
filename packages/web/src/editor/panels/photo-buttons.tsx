import type { Scene } from '@tourwright/tour/document';
import { api } from '../../client/api.ts';
import { problemText } from '../../layout/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { t } from '../editor-text.ts';
import type { SceneStatus } from '../rules/scene-status.ts';
import { useFileChooser } from '../upload-ui/use-file-chooser.tsx';
import styles from './photo-buttons.module.css';

interface PhotoButtonsProps {
  scene: Scene;
  status: SceneStatus;
  /** Only the one next step, where there is little room. */
  isBrief?: boolean;
}

/** What can be done about a photo that did not arrive or could not be used. */
export function PhotoButtons({ scene, status, isBrief = false }: PhotoButtonsProps) {
  const { session, actions } = useEditor();
  const { photos } = session;
  // Several, since a photo may be the six faces of a cube.
  const replace = useFileChooser('photo', (files) => void photos.replace(scene.id, files));
  const provide = useFileChooser('photo', (files) => void photos.provide(scene.slug, files));
  const cutAgain = async () => {
    try {
      const image = await api.retryImage({ params: { id: session.tourId }, body: { slug: scene.slug } });
      actions.state().setImage(image);
    } catch (cause) {
      showToast('error', problemText(cause));
    }
  };
  if (status.kind === 'needs-file' && status.fileName !== null) {
    return (
      <>
        <Button size="small" onClick={provide.open}>
          {t('photo.choose-again', { fileName: status.fileName })}
        </Button>
        {provide.input}
      </>
    );
  }
  const canRetry =
    (status.kind === 'failed' && status.mayPass) ||
    (status.kind === 'refused' && isPassing(status.fault.code));
  return (
    <>
      <fieldset className={styles.buttons} aria-label={t('photo.repair')}>
        {canRetry && (
          <Button
            size="small"
            onClick={() => (status.kind === 'failed' ? void cutAgain() : photos.retry(scene.slug))}
          >
            {t('photo.try-again')}
          </Button>
        )}
        {!(isBrief && canRetry) && (
          <Button size="small" onClick={replace.open}>
            {t('photo.replace')}
          </Button>
        )}
      </fieldset>
      {replace.input}
    </>
  );
}

/** Faults that another attempt with the same file may mend. */
function isPassing(code: string): boolean {
  return ['unreadable', 'checksum', 'signed-out', 'server'].includes(code);
}
