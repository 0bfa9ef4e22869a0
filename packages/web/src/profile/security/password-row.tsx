import { zodResolver } from '@hookform/resolvers/zod';
import { IconPassword } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { auth } from '../../client/session/auth.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import styles from '../profile.module.css';
import { t } from '../profile-text.ts';
import { Row } from '../row.tsx';
import { passwordForm } from './form-schemas.ts';

interface PasswordRowProps {
  email: string;
  /** The password is another one, and other devices are logged out. */
  onChanged(): void;
}

/** Changes the password, which logs every other device out. */
export function PasswordRow({ email, onChanged }: PasswordRowProps) {
  const [changing, setChanging] = useState(false);
  const done = () => {
    setChanging(false);
    showToast('success', t('password.saved'));
    onChanged();
  };
  const change = (
    <Button size="small" aria-label={t('password.change')} onClick={() => setChanging(true)}>
      {t('security.change')}
    </Button>
  );
  return (
    <Row
      icon={<IconPassword size={24} stroke={1.75} />}
      title={t('password.title')}
      text={t('password.text')}
      aside={!changing && change}
    >
      {changing && <PasswordForm email={email} onDone={done} onCancel={() => setChanging(false)} />}
    </Row>
  );
}

interface PasswordFormProps {
  email: string;
  onDone(): void;
  onCancel(): void;
}

function PasswordForm({ email, onDone, onCancel }: PasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: { current: '', next: '' },
  });
  const submit = handleSubmit(async ({ current, next }) => {
    const answer = await auth.changePassword(current, next);
    if (answer.ok) onDone();
    else {
      const field = answer.code.startsWith('PASSWORD_') ? 'next' : 'current';
      setError(field, { message: authFailureText(answer) }, { shouldFocus: true });
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* Tells password managers whose password this is. */}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...register('current')}
        autoFocus
        label={t('password.current')}
        error={errors.current?.message}
        autoComplete="current-password"
      />
      <PasswordField
        {...register('next')}
        label={t('password.new')}
        hint={t('password.hint')}
        error={errors.next?.message}
        autoComplete="new-password"
      />
      <div className={styles.row}>
        <Button type="submit" variant="solid" loading={isSubmitting}>
          {t('password.submit')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('password.cancel')}
        </Button>
      </div>
    </form>
  );
}
