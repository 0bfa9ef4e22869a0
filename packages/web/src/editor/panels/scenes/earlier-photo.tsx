import type { Scene } from '@tourwright/tour/document';
import { Button } from '../../../ui/button.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { filePlaces } from '../../rules/tour-files.ts';
import { shownNameOf } from '../../upload/reading/scene-name.ts';
import styles from '../inspector.module.css';

/** The photo that this one took the place of, and the way back to it: also after a reload, when undo has forgotten. */
export function EarlierPhoto({ scene }: { scene: Scene }) {
  const openTour = useOpenTour();
  useEditorStore(({ media }) => media);
  const before = openTour.photos.before(scene);
  // A tour holds a photo once.
  const isElsewhere = useEditorStore(({ tour }) =>
    Boolean(tour && filePlaces(tour).some(({ slug }) => slug === before?.slug)),
  );
  if (!before || isElsewhere) return null;
  const fileName = shownNameOf(before.slug);
  if (!before.isKept) return <p className={styles.faint}>{t('photo.before-gone', { fileName })}</p>;
  return (
    <>
      <p className={styles.faint}>{t('photo.before', { fileName })}</p>
      <div className={styles.row}>
        <Button variant="quiet" size="small" onClick={() => openTour.photos.bringBack(scene)}>
          {t('photo.bring-back', { fileName })}
        </Button>
      </div>
    </>
  );
}
