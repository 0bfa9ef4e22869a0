import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useSession } from '../client/session/session.ts';
import { useUserRecord } from '../client/session/user-record.ts';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { OwnerShell } from '../layout/owner/owner-shell.tsx';
import { NewTourDialog } from '../new-tour/new-tour-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { dashboardKind } from './dashboard-kind.ts';
import styles from './dashboard-page.module.css';
import { dashboardSection } from './dashboard-sections.tsx';
import { t } from './dashboard-text.ts';
import { editorPath } from './tours/tour-links.ts';
import { useTours } from './tours/use-tours.ts';

/** The dashboard: the loading screen until the user's tours are there, then the one of their kind. */
export function DashboardPage() {
  const session = useSession();
  const tours = useTours();
  const [creating, setCreating] = useState(false);
  const { pathname, search } = useLocation();
  const userId = session.status === 'logged-in' ? session.user.id : '';
  const user = useUserRecord(userId);
  const navigate = useNavigate();
  useSectionFocus(pathname, search);
  if (session.status !== 'logged-in') return null;
  const isKindKnown = tours.data?.length !== 0 || !user.isPending;
  if (!tours.data || !isKindKnown) {
    if (!tours.isError) return <LoadingScreen />;
    return <ToursFailed trying={tours.isFetching} onRetry={() => void tours.refetch()} />;
  }

  const rows = tours.data;
  const kind = dashboardKind(rows, user.data);
  const onCreate = () => setCreating(true);
  const Section = dashboardSection(pathname, search);
  return (
    <OwnerShell user={session.user} caption={t(`kind.${kind}`)} kind={kind}>
      {tours.isError && <Stale trying={tours.isFetching} onRetry={() => void tours.refetch()} />}
      <Section rows={rows} kind={kind} user={session.user} onCreate={onCreate} />
      <NewTourDialog
        open={creating}
        userId={userId}
        onClose={() => setCreating(false)}
        onCreated={(id) => navigate(editorPath(id))}
      />
    </OwnerShell>
  );
}

/** A section that has no path of its own is arrived at as others are: its content has the focus, from its top on. */
function useSectionFocus(pathname: string, search: string): void {
  const named = new URLSearchParams(search).get('show');
  // Elsewhere it says which tours are listed: the user goes on choosing them.
  const section = pathname === '/dashboard' || named === 'bin' ? named : null;
  const shown = useRef(section);
  const by = useNavigationType();
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    if (by !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [section, by]);
}

interface RetryProps {
  trying: boolean;
  onRetry(): void;
}

function ToursFailed({ trying, onRetry }: RetryProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.failed}>
      <EmptyState
        level={1}
        icon={<IconCloudOff size={28} stroke={1.75} />}
        title={t('tours.failed-title')}
        action={
          <Button variant="primary" loading={trying} onClick={onRetry}>
            {t('tours.try-again')}
          </Button>
        }
      >
        {t('tours.failed-text')}
      </EmptyState>
    </main>
  );
}

/** Above tours that could not be read again. */
function Stale({ trying, onRetry }: RetryProps) {
  return (
    <div className={styles.stale} role="status">
      <p>{t('tours.stale')}</p>
      <Button size="small" loading={trying} onClick={onRetry}>
        {t('tours.try-again')}
      </Button>
    </div>
  );
}
