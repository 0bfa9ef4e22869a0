import type { SentOffer } from '@tourwright/api';
import type { ReactNode } from 'react';
import { dateText } from '../i18n/format.ts';
import { copyText } from '../layout/copy-text.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import styles from './people.module.css';
import { t } from './people-text.ts';
import type { PeopleActs } from './use-people.ts';

interface SentOffersProps {
  offers: readonly SentOffer[];
  acts: PeopleActs;
}

/** Who was invited, and which tours wait for their new owner. */
export function SentOffers({ offers, acts }: SentOffersProps) {
  const invited = offers.filter(({ kind }) => kind === 'invitation');
  const handed = offers.filter(({ kind }) => kind === 'handover');
  return (
    <>
      {invited.length > 0 && (
        <Group id="invited" title={t('invited.title')}>
          {invited.map((offer) => (
            <Invited key={offer.id} offer={offer} acts={acts} />
          ))}
        </Group>
      )}
      {handed.length > 0 && (
        <Group id="handed" title={t('handed.title')}>
          {handed.map((offer) => (
            <Handed key={offer.id} offer={offer} acts={acts} />
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cards}>{children}</ul>
    </section>
  );
}

interface OfferProps {
  offer: SentOffer;
  acts: PeopleActs;
}

const onError = (error: Error) => showToast('error', problemText(error));

function Invited({ offer: { id, email, role, tours, expiresAt, link }, acts }: OfferProps) {
  const some = tours === null ? t('invited.all') : t('invited.some', { count: tours.length });
  const resend = () =>
    acts.resend.mutate(id, {
      onSuccess: () => showToast('success', t('invited.resent', { email })),
      onError,
    });
  const revoke = () =>
    acts.withdraw.mutate(id, {
      onSuccess: () => showToast('success', t('invited.revoked', { email })),
      onError,
    });
  return (
    <li className={styles.card}>
      <div>
        <b>{email}</b>
        <p className={styles.quiet}>
          {t('invited.text', { role: role ?? 'viewer', tours: some, until: dateText(new Date(expiresAt)) })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={t('invited.copy-label', { email })}
        onClick={() => void copyText(link)}
      >
        {t('invited.copy')}
      </Button>
      <Button size="small" variant="quiet" aria-label={t('invited.resend-label', { email })} onClick={resend}>
        {t('invited.resend')}
      </Button>
      <Button size="small" variant="quiet" aria-label={t('invited.revoke-label', { email })} onClick={revoke}>
        {t('invited.revoke')}
      </Button>
    </li>
  );
}

function Handed({ offer: { id, email, tours, createdAt, link }, acts }: OfferProps) {
  const title = tours?.[0]?.title || t('people.untitled');
  const withdraw = () =>
    acts.withdraw.mutate(id, {
      onSuccess: () => showToast('success', t('handed.withdrawn', { title })),
      onError,
    });
  return (
    <li className={styles.card}>
      <div>
        <b>{title}</b>
        <p className={styles.quiet}>{t('handed.text', { email, date: dateText(new Date(createdAt)) })}</p>
      </div>
      <Button
        size="small"
        aria-label={t('invited.copy-label', { email })}
        onClick={() => void copyText(link)}
      >
        {t('invited.copy')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('handed.withdraw-label', { title })}
        onClick={withdraw}
      >
        {t('handed.withdraw')}
      </Button>
    </li>
  );
}
