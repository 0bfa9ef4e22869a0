import { useState } from 'react';
import { ImportCard } from '../../transfer/imports/import-card.tsx';
import { useImports } from '../../transfer/imports/use-imports.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from './archive-drop-dialog.module.css';

/** Offers to import the tours in archives that were dropped into the editor, and shows what becomes of them. */
export function ArchiveDropDialog({ files }: { files: readonly File[] }) {
  const { store, userId } = useOpenTour();
  const imports = useImports(userId);
  // Those that were there before are shown elsewhere; null: nothing is imported yet.
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  const isStarted = before !== null;
  const close = () => store.setState({ archiveDrop: null });
  const start = () => {
    setBefore(new Set(imports.items.map(({ id }) => id)));
    for (const file of files) imports.start([{ path: file.name, file }]);
  };
  return (
    <Dialog
      open
      onClose={close}
      size={isStarted ? 'wide' : 'medium'}
      title={isStarted ? t('archive.started') : t('archive.title', { count: files.length })}
      description={t(isStarted ? 'archive.started-text' : 'archive.text')}
      {...(!isStarted && {
        actions: (
          <>
            <Button onClick={close}>{t('archive.cancel')}</Button>
            <Button variant="primary" onClick={start}>
              {files.length === 1 && files[0]
                ? t('archive.import', { name: files[0].name })
                : t('archive.importing')}
            </Button>
          </>
        ),
      })}
    >
      {before && (
        <div className={styles.cards}>
          {imports.failure && <p role="alert">{imports.failure}</p>}
          {imports.items
            .filter(({ id }) => !before.has(id))
            .map((item) => (
              <ImportCard key={item.id} item={item} imports={imports} />
            ))}
        </div>
      )}
    </Dialog>
  );
}
