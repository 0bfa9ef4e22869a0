import { IconEye, IconPencil } from '@tabler/icons-react';
import { type MemberRole, memberRoles, type People, type TourRow } from '@tourwright/api';
import { type FormEvent, useId, useRef, useState } from 'react';
import { problemText } from '../layout/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceCards } from '../ui/choice-cards.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { isEmail } from './is-email.ts';
import styles from './people.module.css';
import { t } from './people-text.ts';
import type { PeopleActs } from './use-people.ts';

interface InviteDialogProps {
  rows: readonly TourRow[];
  places: People['places'] | undefined;
  make: PeopleActs['make'];
  onClose(): void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const icons = { editor: <IconPencil {...icon} />, viewer: <IconEye {...icon} /> };

/** Asks somebody by mail to work on some tours or all of them. */
export function InviteDialog({ rows, places, make, onClose }: InviteDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('editor');
  const [which, setWhich] = useState<'all' | 'these'>('all');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const isGood = isEmail(email);
  const lacksTours = which === 'these' && chosen.length === 0;
  const isLast = places?.limit !== null && places?.limit !== undefined && places.used === places.limit - 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isGood) return field.current?.focus();
    if (lacksTours) return;
    const tourIds = which === 'all' ? null : [...chosen];
    make.mutate(
      { kind: 'invitation', email: email.trim(), role, tourIds },
      {
        onSuccess: () => {
          showToast('success', t('invite.sent', { email: email.trim() }));
          onClose();
        },
      },
    );
  };
  const toggle = (id: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invite.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('invite.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={make.isPending}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          type="email"
          label={t('invite.email')}
          autoComplete="off"
          maxLength={254}
          hint={isLast ? t('invite.last-place') : undefined}
          error={isTried && !isGood ? t('invite.bad-email') : undefined}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <ChoiceCards
          legend={t('invite.role')}
          choices={memberRoles.map((value) => ({
            value,
            title: t(`people.${value}`),
            text: t(`people.${value}-text`),
            icon: icons[value],
          }))}
          radio={(value) => ({ name: 'role', checked: role === value, onChange: () => setRole(value) })}
        />
        <div className={styles.group}>
          <h3>{t('invite.tours')}</h3>
          <Segmented<'all' | 'these'>
            label={t('invite.tours')}
            value={which}
            segments={[
              { value: 'all', label: t('invite.all') },
              { value: 'these', label: t('invite.these') },
            ]}
            onChange={setWhich}
          />
          {which === 'these' && (
            <div className={styles.choices}>
              {rows.length === 0 && <p className={styles.quiet}>{t('invite.no-tours')}</p>}
              {rows.map(({ id, title }) => (
                <Checkbox
                  key={id}
                  label={title || t('people.untitled')}
                  checked={chosen.includes(id)}
                  onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                />
              ))}
            </div>
          )}
          {isTried && lacksTours && (
            <p role="alert" className={styles.failure}>
              {t('invite.choose')}
            </p>
          )}
        </div>
        {make.isError && (
          <p role="alert" className={styles.failure}>
            {problemText(make.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
