import type { Scene } from '@tourwright/tour/document';
import { Button } from '../../../ui/button.tsx';
import { deleteScene } from '../../actions/scene-actions.ts';
import { useEditor } from '../../editor-context.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { isUnderway, type SceneStatus } from '../../rules/scene-status.ts';
import { useFileChooser } from '../../upload-ui/use-file-chooser.tsx';
import { answerTo } from '../focus-places.ts';
import { keepFocus } from '../keep-focus.ts';
import { useSecondTry } from '../use-second-try.ts';
import styles from './photo-buttons.module.css';

interface PhotoButtonsProps {
  scene: Scene;
  status: SceneStatus;
  /** Only the one next step, where there is little room. */
  isBrief?: boolean;
}

/** What can be done about a photo: one on its way, one that did not arrive or could not be used, or any. */
export function PhotoButtons({ scene, status, isBrief = false }: PhotoButtonsProps) {
  const { actions } = useEditor();
  const { photos } = useOpenTour();
  // Several, since a photo may be the six faces of a cube.
  const replace = useFileChooser('photo', (files) => void photos.replace(scene.id, files));
  const provide = useFileChooser('photo', (files) => void photos.provide(scene.slug, files));
  const tryAgain = useSecondTry(scene.slug, status);
  if (isUnderway(status)) {
    return (
      <Button variant="quiet" size="small" onClick={() => leave(() => photos.cancel(scene.slug))}>
        {t(status.kind === 'processing' ? 'photo.stop' : 'photo.cancel')}
      </Button>
    );
  }
  const isInterrupted = status.kind === 'needs-file' && status.fileName !== null;
  const next = tryAgain ? 'again' : isInterrupted ? 'provide' : 'replace';
  const answers = answerTo(isBrief ? undefined : 'photo-failed photo-missing narrow-photo');
  const shown = (step: typeof next) => next === step || !isBrief;
  return (
    <>
      <fieldset className={styles.buttons} aria-label={t('photo.repair')}>
        {tryAgain && (
          <Button size="small" onClick={tryAgain}>
            {t('photo.try-again')}
          </Button>
        )}
        {isInterrupted && shown('provide') && (
          <Button size="small" onClick={provide.open} {...answers}>
            {t('photo.choose-again', { fileName: status.fileName ?? '' })}
          </Button>
        )}
        {!isInterrupted && shown('replace') && (
          <Button size="small" onClick={replace.open} {...answers}>
            {t('photo.replace')}
          </Button>
        )}
        {status.kind !== 'ready' && !isBrief && (
          <Button variant="quiet" size="small" onClick={() => leave(() => deleteScene(actions, scene.id))}>
            {t('action.delete-scene')}
          </Button>
        )}
      </fieldset>
      {replace.input}
      {provide.input}
    </>
  );
}

/** Does what takes the pressed button away; the keyboard continues at the canvas. */
function leave(act: () => void): void {
  act();
  setTimeout(keepFocus);
}
