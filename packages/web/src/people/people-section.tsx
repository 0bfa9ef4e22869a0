import { IconArrowsLeftRight, IconCloudOff, IconUserPlus } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SessionUser } from '../client/session/session.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Changes } from './changes.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import styles from './people.module.css';
import { t } from './people-text.ts';
import { SentOffers } from './sent-offers.tsx';
import { SharedTours } from './shared-tours.tsx';
import { type PeopleActs, usePeople, usePeopleActs } from './use-people.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const roles = ['owner', 'editor', 'viewer'] as const;

/** Who works on the user's tours, who was asked to, whose tours they work on, and who changed what. */
export function PeopleSection({ rows, user }: { rows: readonly TourRow[]; user: SessionUser }) {
  const people = usePeople(user.id);
  const acts = usePeopleActs(user.id);
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<'invite' | 'hand' | null>(null);
  const token = query.get('offer');
  const closeOffer = () => {
    query.delete('offer');
    setQuery(query, { replace: true });
  };
  const places = people.data?.places;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('people.title')}</h1>
        {places && (
          <p className={styles.quiet}>
            {t('people.places', { used: places.used, limit: places.limit ?? 0 })}
          </p>
        )}
        <span className={styles.tools}>
          <Button
            icon={<IconArrowsLeftRight {...icon} />}
            disabled={rows.length === 0}
            onClick={() => setDialog('hand')}
          >
            {t('people.hand-over')}
          </Button>
          <Button variant="primary" icon={<IconUserPlus {...icon} />} onClick={() => setDialog('invite')}>
            {t('people.invite')}
          </Button>
        </span>
      </div>
      {people.isPending && <Pending />}
      {people.isError && !people.data && (
        <EmptyState
          icon={<IconCloudOff size={28} stroke={1.75} />}
          title={t('people.failed')}
          action={
            <Button variant="primary" loading={people.isFetching} onClick={() => void people.refetch()}>
              {t('people.try-again')}
            </Button>
          }
        >
          {problemText(people.error)}
        </EmptyState>
      )}
      {people.data && <Columns people={people.data} {...{ user, acts }} />}
      {dialog === 'invite' && (
        <InviteDialog rows={rows} places={places} make={acts.make} onClose={() => setDialog(null)} />
      )}
      {dialog === 'hand' && <HandOverDialog rows={rows} make={acts.make} onClose={() => setDialog(null)} />}
      {token && <OfferDialog token={token} onClose={closeOffer} />}
    </>
  );
}

interface ColumnsProps {
  people: NonNullable<ReturnType<typeof usePeople>['data']>;
  user: SessionUser;
  acts: PeopleActs;
}

function Columns({ people, user, acts }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <MemberTable members={people.members} user={user} acts={acts} />
        <SentOffers offers={people.offers} acts={acts} />
        <SharedTours shared={people.shared} acts={acts} />
      </div>
      <div className={styles.stack}>
        <Roles />
        <Changes userId={user.id} />
      </div>
    </div>
  );
}

function Pending() {
  return (
    <div aria-busy="true" className={styles.pending}>
      <p role="status" className="visually-hidden">
        {t('people.loading')}
      </p>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </div>
  );
}

function Roles() {
  return (
    <section aria-label={t('people.roles')}>
      <dl className={styles.roles}>
        {roles.map((role) => (
          <div key={role}>
            <dt>{t(`people.${role}`)}</dt>
            <dd>{t(`people.${role}-text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
