import { IconCloudOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginPath } from '../client/session/next-path.ts';
import { refreshSession, useSession } from '../client/session/session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './failures/screen-error.module.css';
import { t } from './layout-text.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Shows its children to a logged-in user only; anybody else goes to the login screen and comes back afterwards. */
export function LoggedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'logged-in') return children;
  if (session.status === 'unknown') return <LoadingScreen />;
  if (session.status === 'unreachable') return <Unreachable />;
  return <Navigate to={loginPath(pathname + search)} replace />;
}

function Unreachable() {
  const [trying, setTrying] = useState(false);
  const tryAgain = () => {
    setTrying(true);
    void refreshSession().finally(() => setTrying(false));
  };
  return (
    <main className={styles.screen} id="main">
      <EmptyState
        level={1}
        icon={<IconCloudOff size={32} stroke={1.75} />}
        title={t('layout.unreachable')}
        action={
          <Button variant="primary" loading={trying} onClick={tryAgain}>
            {t('layout.try-again')}
          </Button>
        }
      >
        {t('layout.unreachable-text')}
      </EmptyState>
    </main>
  );
}
