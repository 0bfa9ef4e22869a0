import { IconView360 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { listText } from '../i18n/format.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { DashboardKind } from './dashboard-kind.ts';
import { t } from './dashboard-text.ts';
import styles from './no-tours.module.css';

interface NoToursProps {
  kind: DashboardKind;
  userId: string;
  onCreate(): void;
}

/** Says what to do first: a member of others' tours has work to go on with, anybody else starts a tour. */
export function NoTours({ kind, userId, onCreate }: NoToursProps) {
  const people = useQuery({
    queryKey: ['people', userId],
    queryFn: ({ signal }) => api.getPeople({ params: { id: userId }, signal }),
  });
  const shared = people.data?.shared ?? [];
  const isMember = shared.length > 0;
  const owners = listText(shared.map(({ owner }) => owner.name));
  return (
    <EmptyState
      className={styles.empty}
      icon={<IconView360 size={28} stroke={1.75} />}
      title={t(isMember ? 'tours.member-title' : 'tours.empty-title')}
      action={
        <>
          {isMember && (
            <ButtonLink variant="primary" to="/dashboard?show=people">
              {t('tours.member-action')}
            </ButtonLink>
          )}
          <Button {...(!isMember && { variant: 'primary' })} onClick={onCreate}>
            {t('tours.empty-action')}
          </Button>
        </>
      }
    >
      {isMember ? t('tours.member-text', { owners }) : t(`tours.empty-text.${kind}`)}
    </EmptyState>
  );
}
