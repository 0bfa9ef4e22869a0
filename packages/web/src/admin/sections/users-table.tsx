import type { ServerUser } from '@tourwright/api';
import { useState } from 'react';
import { numberText } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { bytesText } from '../figures.ts';
import { Moment } from '../moment.tsx';
import { PagedTable } from '../paged-table.tsx';
import { PlanDialog } from '../plan-dialog.tsx';
import { useUsers } from '../use-admin.ts';

interface UsersTableProps {
  search: string;
  sort: 'newest' | 'storage';
  onShowAll(): void;
}

/** Accounts, what they have and which plan they are on. */
export function UsersTable({ search, sort, onShowAll }: UsersTableProps) {
  const list = useUsers(search, sort);
  const [changing, setChanging] = useState<ServerUser | null>(null);
  return (
    <>
      <PagedTable
        label={t('section.users')}
        list={list}
        keyOf={({ id }) => id}
        isNarrowed={search.trim() !== ''}
        onShowAll={onShowAll}
        none={{ title: t('admin.nothing-found'), text: t('admin.nothing-found-text') }}
        columns={[
          { title: t('users.user'), cell: (user) => <Person {...user} /> },
          {
            title: t('users.plan'),
            cell: ({ planName, isGiven }) => (
              <>
                {planName} {isGiven && <Chip>{t('users.given')}</Chip>}
              </>
            ),
          },
          { title: t('users.tours'), isNumber: true, cell: ({ tours }) => numberText(tours) },
          { title: t('users.storage'), isNumber: true, cell: ({ storageBytes }) => bytesText(storageBytes) },
          { title: t('users.since'), cell: ({ createdAt }) => <Moment at={createdAt} isDay /> },
          {
            title: t('users.active'),
            cell: ({ activeAt }) => (activeAt === null ? t('users.never') : <Moment at={activeAt} />),
          },
        ]}
        actions={(user) => (
          <Button
            size="small"
            aria-label={t('users.plan-label', { name: user.name || user.email })}
            onClick={() => setChanging(user)}
          >
            {t('users.plan-action')}
          </Button>
        )}
      />
      {changing && <PlanDialog user={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

function Person({ name, email, isOperator, emailVerified }: ServerUser) {
  return (
    <span className={styles.named}>
      <b>{name || email}</b>
      {name && <small>{email}</small>}
      {isOperator && <Chip tone="good">{t('users.operator')}</Chip>}
      {!emailVerified && <Chip tone="attention">{t('users.unconfirmed')}</Chip>}
    </span>
  );
}
