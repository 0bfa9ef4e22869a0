import { IconBuildingStore, IconHome } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { problemText } from '../../layout/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../editor-text.ts';
import styles from './create-tour-dialog.module.css';

const types = [
  { value: 'real-estate', Icon: IconHome },
  { value: 'retail', Icon: IconBuildingStore },
] as const;

interface CreateTourDialogProps {
  open: boolean;
  onClose(): void;
  onCreated(tourId: string): void;
}

/** Asks for name and type, both changeable later; the name may wait. */
export function CreateTourDialog({ open, onClose, onCreated }: CreateTourDialogProps) {
  const formId = useId();
  const radioName = useId();
  const [name, setName] = useState('');
  const [type, setType] = useState<'real-estate' | 'retail'>('real-estate');
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
        <fieldset>
          <legend className={styles.legend}>{t('create.type')}</legend>
          <div className={styles.types}>
            {types.map(({ value, Icon }) => (
              <label key={value} className={styles.type}>
                <input
                  type="radio"
                  name={radioName}
                  checked={type === value}
                  onChange={() => setType(value)}
                />
                <Icon size={20} stroke={1.75} aria-hidden="true" />
                <b>{t(`create.${value}`)}</b>
                <span>{t(`create.${value}-text`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
