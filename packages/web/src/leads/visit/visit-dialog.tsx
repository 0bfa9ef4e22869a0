import { ApiError, type Lead, type Meeting } from '@tourwright/api';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ownTimeZone } from '../../i18n/own-clock.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import styles from '../leads.module.css';
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
  const [draft, setDraft] = useState(() => draftOf(meeting, lead.wish?.at ?? null));
  const [faults, setFaults] = useState<VisitFaults>({});
  const [failure, setFailure] = useState('');
  const save = useSetMeeting(lead.id);
  const page = useRef<HTMLFormElement>(null);
  const id = useId();
  const name = personText(lead);
  const timeZone = ownTimeZone();
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
    const wanted = { ...draft, place: draft.place.trim(), timeZone, seen: meeting?.sequence ?? null };
    save.mutate(wanted, {
      onSuccess: () => {
        showToast('success', t('visit.saved'));
        onClose();
      },
      onError: (error) => {
        if (isPassed(error)) return refuse({ clock: t('visit.clock-passed') });
        setFailure(t('visit.failed', { reason: problemText(error) }));
      },
    });
  };
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
          <Button variant="primary" type="submit" form={id} loading={save.isPending}>
            {t('visit.save')}
          </Button>
        </>
      }
    >
      <form id={id} ref={page} className={styles.settings} noValidate onSubmit={submit}>
        <TextField
          type="datetime-local"
          name="clock"
          label={t('visit.clock')}
          hint={t('visit.clock-hint', { timeZone: timeZone.replaceAll('_', ' ') })}
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
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      </form>
    </Dialog>
  );
}

/** Whether the moment has passed by the server's clock. */
function isPassed(error: unknown): boolean {
  return error instanceof ApiError && error.problem.errors?.some(({ path }) => path === 'clock') === true;
}
