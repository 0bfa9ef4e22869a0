import type { TourRow } from '@tourwright/api';
import { useState } from 'react';
import { FactsForm } from '../layout/facts/facts-form.tsx';
import { chosenType, KindChoice } from '../layout/facts/kind-choice.tsx';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
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
  const type = chosenType(row.tourData);
  // Once chosen here it can be changed until the dialog is closed.
  const [asksKind] = useState(type === null);
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
      {asksKind && (
        <KindChoice
          tour={row.tourData}
          onChoose={(chosen) => void setTourField(list, row.id, 'tourtype', chosen).catch(tellFailure)}
        />
      )}
      <FactsForm
        facts={row.tourData}
        isShop={type !== 'real-estate'}
        onSet={(field, value) => setTourField(list, row.id, field, value)}
      />
    </Dialog>
  );
}

function tellFailure(cause: unknown): void {
  showToast('error', problemText(cause));
}
