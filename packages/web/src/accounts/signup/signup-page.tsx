import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { auth } from '../../client/session/auth.ts';
import { nextPath } from '../../client/session/next-path.ts';
import { refreshSession, useSession } from '../../client/session/session.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { FormAlert } from '../form-alert.tsx';
import { signupForm } from '../form-schemas.ts';
import { InvitationNote } from '../login/invitation-note.tsx';
import { LoggedInNote } from '../login/logged-in-note.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { ClaimOperator } from './claim-operator.tsx';
import { KindChoice } from './kind-choice.tsx';
import { type NewAccount, signUp } from './sign-up.ts';

/** The sign-up screen. With the link that the first start prints (`operator`), it makes the operator's account. */
export function SignupPage() {
  const { search } = useLocation();
  const operator = useSearchParams()[0].get('operator');
  const session = useSession();
  const [shop, setShop] = useState(false);
  const lead = (
    <>
      {t('signup.already')} <Link to={`/login${search}`}>{t('signup.log-in')}</Link>
    </>
  );
  return (
    <AuthFrame
      title={operator === null ? t('signup.title') : t('signup.operator-title')}
      lead={operator === null ? lead : t('signup.operator-text')}
      picture={shop ? 'shop' : 'home'}
    >
      {operator !== null && session.status === 'logged-in' ? (
        <ClaimOperator token={operator} email={session.user.email} />
      ) : (
        <>
          <LoggedInNote />
          <InvitationNote search={search} />
          <SignupForm operator={operator} onKind={(kind) => setShop(kind === 'retail')} />
        </>
      )}
    </AuthFrame>
  );
}

interface SignupFormProps {
  /** Of the link that makes an operator. */
  operator: string | null;
  onKind(kind: NewAccount['kind']): void;
}

function SignupForm({ operator, onKind }: SignupFormProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signupForm),
    defaultValues: { kind: 'real-estate' as NewAccount['kind'], name: '', email: '', password: '' },
  });

  const submit = handleSubmit(async (account) => {
    setFailure(null);
    const answer = await signUp(account);
    if (!answer.ok) {
      setFailure(authFailureText(answer));
      return;
    }
    if (operator !== null) {
      const claim = await auth.claimOperator(operator);
      showToast(claim.ok ? 'success' : 'error', t(claim.ok ? 'signup.claimed' : 'signup.claim-failed'));
    }
    await refreshSession();
    // New users start with a tour; operators with the overview.
    navigate(nextPath(search, operator === null ? '/create-tour' : '/dashboard'), { replace: true });
  });

  const { errors, isSubmitting } = formState;
  const kind = register('kind', { onChange: (event) => onKind(event.target.value) });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert text={failure} />
      <KindChoice {...kind} />
      <TextField
        {...register('name')}
        label={t('field.name')}
        error={errors.name?.message}
        autoComplete="name"
      />
      <TextField
        {...register('email')}
        label={t('field.email')}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={t('field.password')}
        hint={t('field.password-hint')}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <SubmitButton isSending={isSubmitting}>{t('signup.submit')}</SubmitButton>
      <p className={styles.fine}>
        <LinkedText text={t('signup.terms')} to={{ terms: '/terms', privacy: '/policy' }} />
      </p>
    </form>
  );
}
