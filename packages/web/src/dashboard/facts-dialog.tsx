import type { TourRow } from '@tourwright/api';
import { FactsForm } from '../layout/facts/facts-form.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { t } from './dashboard-text.ts';
import { isPublic } from './tours/is-public.ts';
import { setTourField, type TourList } from './tours/tour-actions.ts';

interface FactsDialogProps {
  row: TourRow;
  list: TourList;
  onClose(): void;
}

/** What the home or the shop of a tour is, changed without opening the editor. */
export function FactsDialog({ row, list, onClose }: FactsDialogProps) {
  const isShop = row.tourData.tourtype === 'retail';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('facts.title', { title: row.title })}
      description={t(isPublic(row) ? 'facts.text-live' : 'facts.text')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('facts.done')}
        </Button>
      }
    >
      <FactsForm
        facts={row.tourData}
        isShop={isShop}
        onSet={(field, value) => setTourField(list, row.id, field, value)}
      />
    </Dialog>
  );
}
