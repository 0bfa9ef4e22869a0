import { ApiError, type Lead, type Meeting } from '@tourwright/api';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ownTimeZone } from '../../i18n/own-clock.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import parts from '../../layout/list-and-detail.module.css';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../leads-text.ts';
import { personText } from '../person-text.ts';
import { useSetMeeting } from '../use-leads.ts';
import { draftOf, faultsOf, type VisitDraft, type VisitFaults } from './visit-draft.ts';

const lengths = [15, 30, 45, 60, 90, 120, 180];

interface VisitDialogProps {
  lead: Lead;
  meeting: Meeting | null;
  onClose(): void;
}

/** Sets or changes the visit. What is typed stays until it is saved. */
export function VisitDialog({ lead, meeting, onClose }: VisitDialogProps) {
  const { draft, faults, failure, isSaving, page, change, submit } = useVisitDraft(lead, meeting, onClose);
  const id = useId();
  const name = personText(lead);
  const minutes = [...new Set([...lengths, draft.minutes])].toSorted((one, other) => one - other);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('visit.dialog', { name })}
      description={lead.email === '' ? t('visit.dialog-phone', { name }) : t('visit.dialog-text')}
      actions={
        <>
          <Button onClick={onClose}>{t('visit.back')}</Button>
          <Button variant="primary" type="submit" form={id} loading={isSaving}>
            {t('visit.save')}
          </Button>
        </>
      }
    >
      <form id={id} ref={page} className={parts.settings} noValidate onSubmit={submit}>
        <TextField
          type="datetime-local"
          name="clock"
          label={t('visit.clock')}
          hint={t('visit.clock-hint', { timeZone: ownTimeZone().replaceAll('_', ' ') })}
          required
          value={draft.clock}
          error={faults.clock}
          onChange={({ currentTarget }) => change({ clock: currentTarget.value })}
        />
        <SelectField
          name="minutes"
          label={t('visit.minutes')}
          value={String(draft.minutes)}
          options={minutes.map((count) => ({
            value: String(count),
            label: t('visit.minutes-of', { count }),
          }))}
          onChange={({ currentTarget }) => change({ minutes: Number(currentTarget.value) })}
        />
        <TextField
          name="place"
          label={t('visit.place')}
          maxLength={300}
          value={draft.place}
          error={faults.place}
          onChange={({ currentTarget }) => change({ place: currentTarget.value })}
        />
        <p className={parts.failure} role="alert">
          {failure}
        </p>
      </form>
    </Dialog>
  );
}

/** What is typed of a visit, what is wrong with it, and its saving. */
function useVisitDraft(lead: Lead, meeting: Meeting | null, onSaved: () => void) {
  const [draft, setDraft] = useState(() => draftOf(meeting, lead.wish?.at ?? null));
  const [faults, setFaults] = useState<VisitFaults>({});
  const [failure, setFailure] = useState('');
  const save = useSetMeeting(lead.id);
  const page = useRef<HTMLFormElement>(null);
  const change = (next: Partial<VisitDraft>) => {
    setDraft({ ...draft, ...next });
    setFaults({});
    setFailure('');
  };
  const refuse = (found: VisitFaults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    page.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const found = faultsOf(draft);
    if (Object.keys(found).length > 0) return refuse(found);
    const own = { timeZone: ownTimeZone(), seen: meeting?.sequence ?? null };
    save.mutate(
      { ...draft, place: draft.place.trim(), ...own },
      {
        onSuccess: () => {
          showToast('success', t('visit.saved'));
          onSaved();
        },
        onError: (error) => {
          if (isPassed(error)) return refuse({ clock: t('visit.clock-passed') });
          setFailure(t('visit.failed', { reason: problemText(error) }));
        },
      },
    );
  };
  return { draft, faults, failure, isSaving: save.isPending, page, change, submit };
}

/** Whether the moment has passed by the server's clock. */
function isPassed(error: unknown): boolean {
  return error instanceof ApiError && error.problem.errors?.some(({ path }) => path === 'clock') === true;
}
