import type { People } from '@tourwright/api';
import { useState } from 'react';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './people.module.css';
import { t } from './people-text.ts';
import type { PeopleActs } from './use-people.ts';

type Shared = People['shared'][number];

/** The tours of others that one works on. */
export function SharedTours({ shared, acts }: { shared: readonly Shared[]; acts: PeopleActs }) {
  const [leaving, setLeaving] = useState<Shared['owner'] | null>(null);
  if (shared.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="shared">
      <h2 id="shared">{t('shared.title')}</h2>
      {shared.map(({ owner, tours }) => (
        <ul key={owner.id} className={styles.cards} aria-label={t('shared.of', { owner: owner.name })}>
          <li className={styles.card}>
            <p>{t('shared.of', { owner: owner.name })}</p>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('shared.leave-label', { owner: owner.name })}
              onClick={() => setLeaving(owner)}
            >
              {t('shared.leave')}
            </Button>
          </li>
          {tours.length === 0 && <li className={styles.card}>{t('shared.nothing-yet')}</li>}
          {tours.map((tour) => (
            <SharedTour key={tour.id} {...tour} />
          ))}
        </ul>
      ))}
      {leaving && <Leave owner={leaving} leave={acts.leave} onClose={() => setLeaving(null)} />}
    </section>
  );
}

function SharedTour({ id, title, role }: Shared['tours'][number]) {
  const name = title || t('people.untitled');
  const action = role === 'editor' ? 'edit' : 'view';
  const tourId = encodeURIComponent(id);
  const to = action === 'edit' ? `/editor?tourId=${tourId}` : `/welcome/${tourId}`;
  return (
    <li className={styles.card}>
      <div>
        <b>{name}</b> <Chip>{t(`people.${role}`)}</Chip>
      </div>
      <ButtonLink size="small" to={to} aria-label={t('shared.open-label', { action, title: name })}>
        {t(`shared.${action}`)}
      </ButtonLink>
    </li>
  );
}

interface LeaveProps {
  owner: Shared['owner'];
  leave: PeopleActs['leave'];
  onClose(): void;
}

function Leave({ owner, leave, onClose }: LeaveProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shared.leave-title', { owner: owner.name })}
      description={t('shared.leave-text')}
      actions={
        <>
          <Button onClick={onClose}>{t('invite.cancel')}</Button>
          <Button
            variant="danger"
            loading={leave.isPending}
            onClick={() => leave.mutate(owner.id, { onSuccess: onClose })}
          >
            {t('shared.leave')}
          </Button>
        </>
      }
    >
      {leave.isError && (
        <p role="alert" className={styles.failure}>
          {problemText(leave.error)}
        </p>
      )}
    </Dialog>
  );
}
