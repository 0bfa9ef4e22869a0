import { useState } from 'react';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from './foot.module.css';
import { t } from './versions-text.ts';

interface RestoreBoxProps {
  version: number;
  name: string;
  /** Null: the version does not have the scene that is looked at. */
  sceneId: number | null;
  sceneName: string;
  onDone(): void;
}

/** The way back to a version: of the whole tour, or of the scene that is looked at. */
export function RestoreBox({ version, name, sceneId, sceneName, onDone }: RestoreBoxProps) {
  const openTour = useOpenTour();
  const [wantsScene, setWantsScene] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isOfScene = wantsScene && sceneId !== null;
  const restoreNow = async () => {
    setBusy(true);
    const isDone = await restore(openTour, { version, name, ...(isOfScene && { sceneId }) });
    setBusy(false);
    if (isDone) onDone();
  };
  return (
    <section className={styles.restore}>
      <h2>{t('restore.title', { name })}</h2>
      <fieldset>
        <legend className="visually-hidden">{t('restore.what')}</legend>
        <label>
          <input type="radio" name="restore" checked={!isOfScene} onChange={() => setWantsScene(false)} />
          {t('restore.tour')}
        </label>
        <label>
          <input
            type="radio"
            name="restore"
            checked={isOfScene}
            disabled={sceneId === null}
            onChange={() => setWantsScene(true)}
          />
          {t('restore.scene', { name: sceneName })}
        </label>
      </fieldset>
      <p className={styles.quiet}>{t('restore.text')}</p>
      <Button variant="primary" block loading={isBusy} onClick={() => void restoreNow()}>
        {t('restore.now')}
      </Button>
    </section>
  );
}

/** Brings a version back as one step of the editor's history; true when that is done. */
async function restore(
  { tourId, store, flush }: OpenTour,
  { version, name, sceneId }: { version: number; name: string; sceneId?: number },
): Promise<boolean> {
  try {
    // What is computed on the server must be what is shown here.
    if (!(await flush())) {
      showToast('warn', t('restore.unsaved'));
      return false;
    }
    const { edit } = await api.restoreVersion({
      params: { id: tourId, version },
      body: sceneId === undefined ? {} : { sceneId },
    });
    if (edit === null) {
      showToast('info', t('restore.nothing'));
      return true;
    }
    const { images } = await api.getTourMedia({ params: { id: tourId } });
    store.getState().setMedia(images);
    const result = store.getState().commit(edit, { name: { id: 'edit.restore', values: { name } } });
    if (!result.ok) throw new Error(`The edit that restores was refused: ${result.code}`);
    showToast('success', t('restore.done', { name }), {
      label: t('restore.undo'),
      onClick: () => void store.getState().undo(),
    });
    return true;
  } catch (cause) {
    logError('Error restoring version:', cause);
    showToast('error', t('restore.failed', { reason: problemText(cause) }));
    return false;
  }
}
