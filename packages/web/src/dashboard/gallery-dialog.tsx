import type { TourRow } from '@tourwright/api';
import { GalleryPlace } from '../layout/gallery/gallery-place.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { t } from './dashboard-text.ts';
import { isPublic } from './tours/is-public.ts';
import { showGallery, type TourList } from './tours/tour-actions.ts';

interface GalleryDialogProps {
  row: TourRow;
  list: TourList;
  onClose(): void;
}

/** A tour's place in the gallery, requested without opening the editor. */
export function GalleryDialog({ row, list, onClose }: GalleryDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gallery.dialog', { title: row.title })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('facts.done')}
        </Button>
      }
    >
      <GalleryPlace
        tourId={row.id}
        isPublished={isPublic(row)}
        isOwner
        onChange={({ state }) => void showGallery(list, row.id, state)}
      />
    </Dialog>
  );
}
