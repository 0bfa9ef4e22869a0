import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { nextPath } from '../../client/session/next-path.ts';
import { refreshSession } from '../../client/session/session.ts';
import { t } from '../accounts-text.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { UnsentNote } from '../signup/unsent-note.tsx';
import { CodeForm } from './code-form.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { LoggedInNote } from './logged-in-note.tsx';
import { LoginForm } from './login-form.tsx';

/** The login screen, with a code after the password where one is required. */
export function LoginPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<'password' | 'code'>('password');
  /** Why one has to begin again. */
  const [failure, setFailure] = useState<string | null>(null);
  const goOn = async () => {
    await refreshSession();
    navigate(nextPath(search), { replace: true });
  };
  const beginAgain = (reason: string | null) => {
    setFailure(reason);
    setStep('password');
  };

  if (step === 'code') return <CodeForm onDone={goOn} onBack={beginAgain} />;
  const lead = (
    <>
      {t('login.new-here')} <Link to={`/signup${search}`}>{t('login.sign-up')}</Link>
    </>
  );
  return (
    <AuthFrame title={t('login.title')} lead={lead}>
      <LoggedInNote />
      <InvitationNote search={search} />
      <UnsentNote />
      <LoginForm failure={failure} onFailure={setFailure} onCode={() => setStep('code')} onDone={goOn} />
    </AuthFrame>
  );
}
