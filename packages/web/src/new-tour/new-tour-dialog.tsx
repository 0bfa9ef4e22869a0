import { IconBuildingStore, IconHome } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../client/api.ts';
import { logError } from '../client/log.ts';
import type { TourType } from '../client/tour/tour-type.ts';
import { useUsualType } from '../client/tour/use-usual-type.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { PlanLimit, type ReachedLimit, reachedLimit } from '../layout/owner/plan-limit.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceCards } from '../ui/fields/choice-cards.tsx';
import { TextArea, TextField } from '../ui/fields/text-field.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './new-tour-dialog.module.css';
import { t } from './new-tour-text.ts';

const longestName = 300;
const longestDescription = 20_000;
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface NewTourDialogProps {
  open: boolean;
  userId: string;
  onClose(): void;
  onCreated(tourId: string): void;
}

/** Asks for type, name and description, and makes the tour. */
export function NewTourDialog({ open, userId, onClose, onCreated }: NewTourDialogProps) {
  const formId = useId();
  const [creating, setCreating] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('new-tour.title')}
      description={t('new-tour.text')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('new-tour.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={creating}>
            {t('new-tour.action')}
          </Button>
        </>
      }
    >
      <NewTourForm
        id={formId}
        userId={userId}
        creating={creating}
        onClose={onClose}
        onCreating={setCreating}
        onCreated={onCreated}
      />
    </Dialog>
  );
}

interface NewTourFormProps extends Pick<NewTourDialogProps, 'userId' | 'onClose' | 'onCreated'> {
  id: string;
  creating: boolean;
  onCreating(creating: boolean): void;
}

function NewTourForm({ id, userId, creating, onClose, onCreating, onCreated }: NewTourFormProps) {
  const usual = useUsualType(userId);
  const [chosen, setChosen] = useState<TourType>();
  const [name, setName] = useState('');
  const [written, setWritten] = useState<string>();
  const [nameError, setNameError] = useState<string>();
  const { failure, full, create } = useTourCreation(onCreating, onCreated);
  const type = chosen ?? usual;
  const description = written ?? proposal(type, name.trim());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (creating) return;
    const trimmed = name.trim();
    const error = trimmed === '' ? t('new-tour.name-missing') : undefined;
    setNameError(error);
    if (error) return document.querySelector<HTMLInputElement>(`form[id="${id}"] input[type=text]`)?.focus();
    const said = description.trim();
    await create({ name: trimmed, tourtype: type, ...(said && { description: said }) });
  };

  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <TypeChoice type={type} onChange={setChosen} />
      <TextField
        label={t('new-tour.name')}
        hint={t(`new-tour.name-hint.${type}`)}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        error={nameError}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setNameError(undefined);
        }}
      />
      <TextArea
        label={t('new-tour.description')}
        hint={t('new-tour.description-hint')}
        rows={3}
        value={description}
        maxLength={longestDescription}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      {full && <PlanLimit {...full} onLeave={onClose} />}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}

type NewTour = Parameters<typeof api.createTour>[0]['body'];

/** Makes a tour on the server, and says why that failed: `full`, where the plan allows no further one. */
function useTourCreation(onCreating: (creating: boolean) => void, onCreated: (tourId: string) => void) {
  const [failure, setFailure] = useState<string>();
  const [full, setFull] = useState<ReachedLimit | null>(null);
  const create = async (body: NewTour) => {
    setFailure(undefined);
    setFull(null);
    onCreating(true);
    try {
      onCreated((await api.createTour({ body })).id);
    } catch (cause) {
      logError('Error creating tour:', cause);
      const reached = reachedLimit(cause);
      if (reached) setFull(reached);
      else setFailure(t('new-tour.failed', { reason: problemText(cause) }));
    } finally {
      onCreating(false);
    }
  };
  return { failure, full, create };
}

/** A description that fits as it is; it follows name and type until somebody writes their own. */
function proposal(type: TourType, name: string): string {
  return name === '' ? t(`new-tour.proposal-unnamed.${type}`) : t(`new-tour.proposal.${type}`, { name });
}

function TypeChoice({ type, onChange }: { type: TourType; onChange(type: TourType): void }) {
  const name = useId();
  return (
    <ChoiceCards<TourType>
      legend={t('new-tour.type')}
      radio={(value) => ({ name, checked: type === value, onChange: () => onChange(value) })}
      choices={[
        {
          value: 'real-estate',
          title: t('new-tour.real-estate'),
          text: t('new-tour.real-estate-text'),
          icon: <IconHome {...icon} />,
        },
        {
          value: 'retail',
          title: t('new-tour.retail'),
          text: t('new-tour.retail-text'),
          icon: <IconBuildingStore {...icon} />,
        },
      ]}
    />
  );
}
