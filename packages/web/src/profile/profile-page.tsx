import { IconCloudOff, IconLogout } from '@tabler/icons-react';
import { type SessionUser, useSession } from '../client/session/session.ts';
import { useUserRecord } from '../client/session/user-record.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { OwnerShell } from '../layout/owner/owner-shell.tsx';
import { useLogOut } from '../layout/use-log-out.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AboutSection } from './about-section.tsx';
import { CardSection } from './card-section.tsx';
import { OwnDataSection } from './own-data/own-data-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import styles from './profile.module.css';
import { t } from './profile-text.ts';
import { Section } from './section.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { TokensSection } from './tokens/tokens-section.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';

/** The user's own record, photo, address, password and sessions. */
export function ProfilePage() {
  const session = useSession();
  if (session.status !== 'logged-in') return null;
  const { user } = session;
  return (
    <OwnerShell user={user} caption={user.email}>
      <h1 className={styles.title}>{t('profile.title')}</h1>
      <Profile user={user} />
    </OwnerShell>
  );
}

function Profile({ user }: { user: SessionUser }) {
  const profile = useUserRecord(user.id);
  if (!profile.data) {
    if (profile.isError) return <Failed error={profile.error} onRetry={() => void profile.refetch()} />;
    return <Pending />;
  }
  return (
    <div className={styles.sections}>
      <AboutSection user={profile.data} />
      <PhotoSection userId={user.id} />
      <CardSection user={profile.data} />
      <SecuritySection user={user} />
      <TokensSection user={user} />
      <WebhooksSection user={user} />
      <OwnDataSection user={user} />
      <LogOut user={user} />
    </div>
  );
}

function LogOut({ user }: { user: SessionUser }) {
  const { logOut, isLeaving, question } = useLogOut(user);
  return (
    <Section title={t('profile.log-out')}>
      {question}
      <div className={styles.row}>
        <Button
          icon={<IconLogout size={18} stroke={1.75} aria-hidden="true" />}
          loading={isLeaving}
          onClick={logOut}
        >
          {t('profile.log-out')}
        </Button>
      </div>
    </Section>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry(): void }) {
  return (
    <EmptyState
      icon={<IconCloudOff size={28} stroke={1.75} />}
      title={t('profile.failed-title')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {t('profile.try-again')}
        </Button>
      }
    >
      {problemText(error)}
    </EmptyState>
  );
}

/** In the shape of the fields that come. */
function Pending() {
  return (
    <div className={styles.sections} aria-busy="true">
      <Section title={t('about.title')} text={t('about.text')}>
        {['name', 'company', 'phone', 'bio'].map((field) => (
          <Skeleton key={field} className={styles.pending} />
        ))}
      </Section>
    </div>
  );
}
