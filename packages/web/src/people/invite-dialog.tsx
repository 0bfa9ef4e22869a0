import { IconEye, IconPencil } from '@tabler/icons-react';
import { type MemberRole, memberRoles, type People, type TourRow } from '@tourwright/api';
import { isEmail } from '@tourwright/api/email';
import { type FormEvent, useId, useRef, useState } from 'react';
import { listText } from '../i18n/format.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { ChoiceCards } from '../ui/fields/choice-cards.tsx';
import { Segmented } from '../ui/fields/segmented.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import { addressesIn } from './addresses-in.ts';
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

/** An address that was not invited, and why. */
interface Refused {
  email: string;
  error: unknown;
}

/** As many as wait at a time. */
const mostAddresses = 50;

/** Asks people by mail to work on some tours or all of them; who could not be asked stays in the field. */
export function InviteDialog({ rows, places, make, onClose }: InviteDialogProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { typed, setTyped, refused, isSending, send } = useInvitations(make, onClose);
  const [role, setRole] = useState<MemberRole>('editor');
  const [which, setWhich] = useState<'all' | 'these'>('all');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const emails = addressesIn(typed);
  const bad = emails.filter((email) => !isEmail(email));
  const fault = faultOf(emails, bad);
  const lacksTours = which === 'these' && chosen.length === 0;
  const isLast = places?.limit !== null && places?.limit !== undefined && places.used === places.limit - 1;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault !== undefined) return field.current?.focus();
    if (lacksTours) return;
    await send(emails, { role, tourIds: which === 'all' ? null : [...chosen] });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invite.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('invite.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isSending}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextArea
          ref={field}
          rows={2}
          inputMode="email"
          spellCheck={false}
          label={t('invite.email')}
          autoComplete="off"
          hint={t(isLast ? 'invite.last-place' : 'invite.several')}
          error={isTried ? fault : undefined}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <RoleChoice role={role} onRole={setRole} />
        <ToursChoice
          {...{ rows, which, chosen }}
          isFaulty={isTried && lacksTours}
          onWhich={setWhich}
          onChosen={setChosen}
        />
        <RefusedList refused={refused} />
      </form>
    </Dialog>
  );
}

interface Invitation {
  role: MemberRole;
  tourIds: string[] | null;
}

/** The typed addresses and their sending: refused ones stay in the field, and if none was refused it ends with `onSent`. */
function useInvitations(make: PeopleActs['make'], onSent: () => void) {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isSending, setSending] = useState(false);
  const send = async (emails: readonly string[], invitation: Invitation) => {
    setSending(true);
    const failed = await inviteEach(make, emails, invitation);
    setSending(false);
    setRefused(failed);
    setTyped(failed.map(({ email }) => email).join('\n'));
    const sent = emails.filter((email) => !failed.some((each) => each.email === email));
    if (sent.length > 0) showToast('success', sentText(sent));
    if (failed.length === 0) onSent();
  };
  return { typed, setTyped, refused, isSending, send };
}

/** One after the other: each takes a place of the plan, and says by itself when there is none. Answers who was refused. */
async function inviteEach(
  make: PeopleActs['make'],
  emails: readonly string[],
  invitation: Invitation,
): Promise<Refused[]> {
  const failed: Refused[] = [];
  for (const email of emails) {
    await make
      .mutateAsync({ kind: 'invitation', email, ...invitation })
      .catch((error: unknown) => failed.push({ email, error }));
  }
  return failed;
}

/** What the invited may do. */
function RoleChoice({ role, onRole }: { role: MemberRole; onRole(role: MemberRole): void }) {
  return (
    <ChoiceCards
      legend={t('invite.role')}
      choices={memberRoles.map((value) => ({
        value,
        title: t(`people.${value}`),
        text: t(`people.${value}-text`),
        icon: icons[value],
      }))}
      radio={(value) => ({ name: 'role', checked: role === value, onChange: () => onRole(value) })}
    />
  );
}

/** Who could not be invited, and why. */
function RefusedList({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null;
  return (
    <ul role="alert" className={styles.failure}>
      {refused.map(({ email, error }) => (
        <li key={email}>{t('invite.refused', { email, reason: problemText(error) })}</li>
      ))}
    </ul>
  );
}

interface ToursChoiceProps {
  rows: readonly TourRow[];
  which: 'all' | 'these';
  chosen: readonly string[];
  /** Some were to be chosen, and none was. */
  isFaulty: boolean;
  onWhich(which: 'all' | 'these'): void;
  onChosen(chosen: readonly string[]): void;
}

/** All tours, those to come too, or some of them. */
function ToursChoice({ rows, which, chosen, isFaulty, onWhich, onChosen }: ToursChoiceProps) {
  return (
    <div className={styles.group}>
      <h3>{t('invite.tours')}</h3>
      <Segmented<'all' | 'these'>
        label={t('invite.tours')}
        value={which}
        segments={[
          { value: 'all', label: t('invite.all') },
          { value: 'these', label: t('invite.these') },
        ]}
        onChange={onWhich}
      />
      {which === 'these' && (
        <div className={styles.choices}>
          {rows.length === 0 && <p className={styles.quiet}>{t('invite.no-tours')}</p>}
          {rows.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title || t('people.untitled')}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChosen(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
          ))}
        </div>
      )}
      {isFaulty && (
        <p role="alert" className={styles.failure}>
          {t('invite.choose')}
        </p>
      )}
    </div>
  );
}

function faultOf(emails: readonly string[], bad: readonly string[]): string | undefined {
  if (emails.length > mostAddresses) return t('invite.too-many', { most: mostAddresses });
  if (emails.length === 0 || (bad.length === 1 && emails.length === 1)) return t('invite.bad-email');
  return bad.length === 0 ? undefined : t('invite.bad-emails', { emails: listText(bad) });
}

function sentText(sent: readonly string[]): string {
  const [email = ''] = sent;
  return sent.length === 1 ? t('invite.sent', { email }) : t('invite.sent-several', { count: sent.length });
}
