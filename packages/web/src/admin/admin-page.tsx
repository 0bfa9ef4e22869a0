import { IconLock } from '@tabler/icons-react';
import { ApiError, type ServerFacts } from '@tourwright/api';
import { type ComponentType, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../client/session/session.ts';
import { useUserRecord } from '../client/session/user-record.ts';
import { OwnerShell } from '../layout/owner/owner-shell.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './admin.module.css';
import { t } from './admin-text.ts';
import { Badge } from './badge.tsx';
import { AnnouncementsSection } from './sections/announcements-section.tsx';
import { AuditSection } from './sections/audit-section.tsx';
import { BackupsSection } from './sections/backups-section.tsx';
import { GallerySection } from './sections/gallery-section.tsx';
import { HealthSection } from './sections/health-section.tsx';
import { JobsSection } from './sections/jobs-section.tsx';
import { MessagesSection } from './sections/messages-section.tsx';
import { OrdersSection } from './sections/orders-section.tsx';
import { StorageSection } from './sections/storage-section.tsx';
import { ToursSection } from './sections/tours-section.tsx';
import { UsersSection } from './sections/users-section.tsx';
import { useFacts } from './use-admin.ts';

/** In the order in which they are shown; the first is at `/admin` itself. */
const sections = {
  health: HealthSection,
  users: UsersSection,
  tours: ToursSection,
  gallery: GallerySection,
  storage: StorageSection,
  backups: BackupsSection,
  jobs: () => <JobsSection only="others" />,
  mails: () => <JobsSection only="mails" />,
  orders: OrdersSection,
  messages: MessagesSection,
  announcements: AnnouncementsSection,
  audit: AuditSection,
} satisfies Record<string, ComponentType>;
type Name = keyof typeof sections;
const names = Object.keys(sections) as Name[];

/** What those see and do who run the server. */
export function AdminPage() {
  const session = useSession();
  const facts = useFacts();
  const [query] = useSearchParams();
  useUserRecord(session.status === 'logged-in' ? session.user.id : '', session.status === 'logged-in');
  if (session.status !== 'logged-in') return null;
  const isForbidden = facts.error instanceof ApiError && facts.error.problem.status === 403;
  const shown = names.find((name) => name === query.get('show')) ?? 'health';
  const Section = sections[shown];
  return (
    <OwnerShell user={session.user} caption={isForbidden ? session.user.email : t('admin.caption')}>
      {isForbidden ? (
        <Forbidden />
      ) : (
        <div className={styles.page}>
          <h1>{t('admin.title')}</h1>
          <Tabs shown={shown} facts={facts.data} />
          <Section key={shown} />
        </div>
      )}
    </OwnerShell>
  );
}

function Tabs({ shown, facts }: { shown: Name; facts: ServerFacts | undefined }) {
  const nav = useRef<HTMLElement>(null);
  const areCounted = facts !== undefined;
  // On a phone the later ones are beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another place, and counts push the last ones out
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    // In the middle: a count that changes beside a name must not push it out again.
    current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [shown, areCounted]);
  return (
    <nav ref={nav} className={styles.tabs} aria-label={t('admin.nav')}>
      {names.map((name) => (
        <Link
          key={name}
          to={name === 'health' ? '/admin' : `/admin?show=${name}`}
          aria-current={name === shown ? 'page' : undefined}
        >
          {t(`section.${name}`)}
          {name === 'jobs' && <Badge kind="failed" count={facts?.jobs.failed} />}
          {name === 'gallery' && <Badge kind="open" count={facts?.openGalleryRequests} />}
        </Link>
      ))}
    </nav>
  );
}

function Forbidden() {
  return (
    <EmptyState
      level={1}
      icon={<IconLock size={28} stroke={1.75} />}
      title={t('admin.forbidden')}
      action={
        <ButtonLink variant="primary" to="/dashboard">
          {t('admin.to-dashboard')}
        </ButtonLink>
      }
    >
      {t('admin.forbidden-text')}
    </EmptyState>
  );
}
