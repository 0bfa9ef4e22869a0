import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { DroppedPicture } from './dropped-picture.tsx';

/** Asks what pictures are that were dropped onto the picture and may be panoramas, too. */
export function UnclearDropDialog() {
  const { store, photos, dropped } = useOpenTour();
  const drop = useEditorStore((state) => state.unclearDrop);
  if (!drop) return null;
  const { files, position } = drop;
  const count = files.length;
  const close = () => store.setState({ unclearDrop: null });
  return (
    <Dialog
      open
      onClose={close}
      title={t('unclear.title', { count })}
      description={t('unclear.text', { count, name: files[0]?.name ?? '' })}
      actions={
        <>
          <Button onClick={close}>{t('unclear.cancel')}</Button>
          <Button
            onClick={() => {
              close();
              void photos.add(files);
            }}
          >
            {t('unclear.scene', { count })}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              close();
              dropped.show(files, position);
            }}
          >
            {t('unclear.hotspot', { count })}
          </Button>
        </>
      }
    >
      {files[0] && <DroppedPicture file={files[0]} />}
    </Dialog>
  );
}
