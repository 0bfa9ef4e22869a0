import { useSession } from '../../client/session/session.ts';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { t } from '../accounts-text.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { LoginPage } from './login-page.tsx';

/** What an unknown path shows: the login screen, or a page that says so to a user who is logged in. */
export function OtherPathPage() {
  const { status } = useSession();
  const isIn = status === 'logged-in';
  useTitle(t(isIn ? 'missing.title' : 'login.submit'));
  if (status === 'unknown') return <LoadingScreen />;
  if (!isIn) return <LoginPage />;
  return (
    <AuthFrame title={t('missing.title')} lead={t('missing.text')}>
      <ButtonLink variant="primary" size="large" to="/dashboard">
        {t('login.go-on')}
      </ButtonLink>
    </AuthFrame>
  );
}
