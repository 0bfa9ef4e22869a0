import type { TourRow } from '@tourwright/api';
import { isEmail } from '@tourwright/api/email';
import { type FormEvent, useId, useRef, useState } from 'react';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import styles from './people.module.css';
import { t } from './people-text.ts';
import type { PeopleActs } from './use-people.ts';

interface HandOverDialogProps {
  rows: readonly TourRow[];
  make: PeopleActs['make'];
  onClose(): void;
}

/** Offers a tour to another account as its own. */
export function HandOverDialog({ rows, make, onClose }: HandOverDialogProps) {
  const { tourId, setTourId, email, setEmail, withLeads, setWithLeads, isTried, isGood, field, submit } =
    useHandover(make, onClose);
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('hand.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('invite.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={make.isPending}>
            {t('hand.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <SelectField
          label={t('hand.tour')}
          value={tourId}
          error={isTried && tourId === '' ? t('hand.choose') : undefined}
          options={[
            { value: '', label: t('hand.choose') },
            ...rows.map(({ id, title }) => ({ value: id, label: title || t('people.untitled') })),
          ]}
          onChange={({ currentTarget }) => setTourId(currentTarget.value)}
        />
        <TextField
          ref={field}
          type="email"
          label={t('hand.email')}
          autoComplete="off"
          maxLength={254}
          error={isTried && !isGood ? t('invite.bad-email') : undefined}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <WhatHappens />
        <Checkbox
          label={t('hand.with-leads')}
          checked={withLeads}
          onChange={({ currentTarget }) => setWithLeads(currentTarget.checked)}
        />
        {make.isError && (
          <p role="alert" className={styles.failure}>
            {problemText(make.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** The choice of the tour and its new owner, and sending the offer. */
function useHandover(make: PeopleActs['make'], onSent: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const [tourId, setTourId] = useState('');
  const [email, setEmail] = useState('');
  const [withLeads, setWithLeads] = useState(false);
  const [isTried, setTried] = useState(false);
  const isGood = isEmail(email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isGood) field.current?.focus();
    if (!isGood || tourId === '') return;
    make.mutate(
      { kind: 'handover', email: email.trim(), tourId, withLeads },
      {
        onSuccess: () => {
          showToast('success', t('hand.sent', { email: email.trim() }));
          onSent();
        },
      },
    );
  };
  return { tourId, setTourId, email, setEmail, withLeads, setWithLeads, isTried, isGood, field, submit };
}

/** What becomes of a tour that is handed over. */
function WhatHappens() {
  return (
    <ul className={styles.facts}>
      <li>{t('hand.moves')}</li>
      <li>{t('hand.time')}</li>
      <li>{t('hand.people')}</li>
      <li>{t('hand.own-files')}</li>
      <li>{t('hand.settings')}</li>
      <li>{t('hand.leads')}</li>
    </ul>
  );
}
