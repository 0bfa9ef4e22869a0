import { IconBuildingStore, IconHome } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { problemText } from '../../layout/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../editor-text.ts';
import styles from './create-tour-dialog.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

type TourType = 'real-estate' | 'retail';

interface CreateTourDialogProps {
  open: boolean;
  onClose(): void;
  onCreated(tourId: string): void;
}

/** Asks for name and type, both changeable later; the name may wait. */
export function CreateTourDialog({ open, onClose, onCreated }: CreateTourDialogProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const [type, setType] = useState<TourType>('real-estate');
  const [isCreating, setCreating] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isCreating) return;
    setFailure(null);
    setCreating(true);
    try {
      const tour = await api.createTour({
        body: { name: name.trim() || t('tour.untitled'), tourtype: type },
      });
      onCreated(tour.id);
    } catch (cause) {
      logError('Error creating tour:', cause);
      setFailure(t('create.failed', { reason: problemText(cause) }));
    } finally {
      setCreating(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('create.title')}
      description={t('create.text')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('create.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isCreating}>
            {t('create.action')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <TextField
          label={t('create.name')}
          placeholder={t('tour.untitled')}
          value={name}
          maxLength={300}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TypeChoice type={type} onChange={setType} />
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function TypeChoice({ type, onChange }: { type: TourType; onChange(type: TourType): void }) {
  const name = useId();
  return (
    <ChoiceCards<TourType>
      legend={t('create.type')}
      radio={(value) => ({ name, checked: type === value, onChange: () => onChange(value) })}
      choices={[
        {
          value: 'real-estate',
          title: t('create.real-estate'),
          text: t('create.real-estate-text'),
          icon: <IconHome {...icon} />,
        },
        {
          value: 'retail',
          title: t('create.retail'),
          text: t('create.retail-text'),
          icon: <IconBuildingStore {...icon} />,
        },
      ]}
    />
  );
}
