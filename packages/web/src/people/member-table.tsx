import { type Member, type MemberRole, memberRoles } from '@tourwright/api';
import type { SessionUser } from '../client/session/session.ts';
import { dayText, listText } from '../i18n/format.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import table from '../ui/table.module.css';
import styles from './people.module.css';
import { t } from './people-text.ts';
import type { PeopleActs } from './use-people.ts';

interface MemberTableProps {
  members: readonly Member[];
  user: SessionUser;
  acts: PeopleActs;
}

/** The account itself and who works on its tours; roles change in place, with a way back. */
export function MemberTable({ members, user, acts }: MemberTableProps) {
  return (
    <div className={table.frame}>
      <table className={classNames(table.table, styles.table)} aria-label={t('people.title')}>
        <thead>
          <tr>
            {(['name', 'role', 'tours', 'active'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`people.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('people.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Person name={user.name} email={user.email} />
            </th>
            <td>
              <b>{t('people.owner')}</b>
            </td>
            <td>{t('people.all-tours')}</td>
            <td>{t('people.you')}</td>
            <td />
          </tr>
          {members.map((member) => (
            <Row key={member.userId} member={member} acts={acts} />
          ))}
        </tbody>
      </table>
      {members.length === 0 && (
        <p className={styles.alone}>
          <b>{t('people.alone')}</b>
          {t('people.alone-text')}
        </p>
      )}
    </div>
  );
}

function Row({ member, acts }: { member: Member; acts: PeopleActs }) {
  const name = member.name || member.email;
  const onError = (error: Error) => showToast('error', problemText(error));
  const setRole = (role: MemberRole, hasUndo: boolean) => {
    const before = member.role;
    const undo = { label: t('people.undo'), onClick: () => setRole(before, false) };
    acts.setRole.mutate(
      { personId: member.userId, role },
      {
        onSuccess: () =>
          showToast('success', t('people.role-changed', { name, role }), hasUndo ? undo : undefined),
        onError,
      },
    );
  };
  const remove = () =>
    acts.remove.mutate(member.userId, {
      onSuccess: () => showToast('success', t('people.removed', { name })),
      onError,
    });
  return (
    <tr>
      <th scope="row">
        <Person name={member.name} email={member.email} />
      </th>
      <td>
        <SelectField
          label={t('people.role-of', { name })}
          labelHidden
          size="small"
          value={member.role}
          options={memberRoles.map((role) => ({ value: role, label: t(`people.${role}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const role = memberRoles.find((each) => each === value);
            if (role !== undefined) setRole(role, true);
          }}
        />
      </td>
      <td className={styles.wraps}>
        {member.tours === null
          ? t('people.all-tours')
          : listText(member.tours.map(({ title }) => title || t('people.untitled')))}
      </td>
      {/* A session is renewed once a day: its hour would be wrong. */}
      <td>{member.activeAt === null ? t('people.logged-out') : dayText(new Date(member.activeAt))}</td>
      <td>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('people.remove-label', { name })}
          loading={acts.remove.isPending && acts.remove.variables === member.userId}
          onClick={remove}
        >
          {t('people.remove')}
        </Button>
      </td>
    </tr>
  );
}

function Person({ name, email }: { name: string; email: string }) {
  return (
    <span className={styles.person}>
      <b>{name || email}</b>
      {name && <small>{email}</small>}
    </span>
  );
}
