import { IconBuildingStore, IconHome } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../client/api.ts';
import { logError } from '../client/log.ts';
import { problemText } from '../layout/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceCards } from '../ui/choice-cards.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './create-tour-dialog.module.css';
import type { DashboardKind } from './dashboard-kind.ts';
import { t } from './dashboard-text.ts';
import { editorPath } from './tour-links.ts';

const longestName = 300;
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface CreateTourDialogProps {
  open: boolean;
  /** The type that is chosen at first. */
  kind: DashboardKind;
  onClose(): void;
}

/** Asks for name and type, makes the tour and opens it in the editor. */
export function CreateTourDialog({ open, kind, onClose }: CreateTourDialogProps) {
  const formId = useId();
  const [creating, setCreating] = useState(false);
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
          <Button variant="primary" type="submit" form={formId} loading={creating}>
            {t('create.action')}
          </Button>
        </>
      }
    >
      <CreateTourForm id={formId} kind={kind} onCreating={setCreating} creating={creating} />
    </Dialog>
  );
}

interface CreateTourFormProps {
  id: string;
  kind: DashboardKind;
  creating: boolean;
  onCreating(creating: boolean): void;
}

function CreateTourForm({ id, kind, creating, onCreating }: CreateTourFormProps) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [type, setType] = useState<DashboardKind>(kind);
  const [nameError, setNameError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (creating) return;
    const trimmed = name.trim();
    const error = nameFault(trimmed);
    setNameError(error);
    if (error) return document.querySelector<HTMLInputElement>(`form[id="${id}"] input`)?.focus();
    setFailure(undefined);
    onCreating(true);
    try {
      const tour = await api.createTour({ body: { name: trimmed, tourtype: type } });
      navigate(editorPath(tour.id));
    } catch (cause) {
      logError('Error creating tour:', cause);
      setFailure(t('create.failed', { reason: problemText(cause) }));
    } finally {
      onCreating(false);
    }
  };

  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('create.name')}
        hint={t(`create.name-hint.${type}`)}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        error={nameError}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setNameError(undefined);
        }}
      />
      <TypeChoice type={type} onChange={setType} />
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}

function nameFault(name: string): string | undefined {
  return name === '' ? t('create.name-missing') : undefined;
}

function TypeChoice({ type, onChange }: { type: DashboardKind; onChange(type: DashboardKind): void }) {
  const name = useId();
  return (
    <ChoiceCards<DashboardKind>
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
