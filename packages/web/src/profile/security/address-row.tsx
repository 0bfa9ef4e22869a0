import { zodResolver } from '@hookform/resolvers/zod';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { auth } from '../../client/session/auth.ts';
import type { SessionUser } from '../../client/session/session.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from '../profile.module.css';
import { t } from '../profile-text.ts';
import { Row } from '../row.tsx';
import { addressForm } from './form-schemas.ts';

/** The address, whether it is confirmed, and how it is changed: with the password, by a link mailed to the new one. */
export function AddressRow({ user }: { user: SessionUser }) {
  const [changing, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const aside = (
    <>
      <Chip tone={user.emailVerified ? 'good' : 'attention'}>
        {t(user.emailVerified ? 'address.confirmed' : 'address.unconfirmed')}
      </Chip>
      {!changing && !user.emailVerified && (
        <ButtonLink variant="quiet" size="small" to="/verify-email">
          {t('address.confirm')}
        </ButtonLink>
      )}
      {!changing && (
        <Button size="small" aria-label={t('address.change')} onClick={() => setChanging(true)}>
          {t('security.change')}
        </Button>
      )}
    </>
  );
  return (
    <Row
      icon={<IconMail size={24} stroke={1.75} />}
      title={t('address.title')}
      text={user.email}
      aside={aside}
    >
      <div role="status" className={styles.message}>
        {sentTo && <p className={styles.note}>{t('address.sent', { email: sentTo })}</p>}
      </div>
      {changing && (
        <AddressForm
          current={user.email}
          onSent={(email) => {
            setSentTo(email);
            setChanging(false);
          }}
          onCancel={() => setChanging(false)}
        />
      )}
    </Row>
  );
}

interface AddressFormProps {
  current: string;
  onSent(email: string): void;
  onCancel(): void;
}

function AddressForm({ current, onSent, onCancel }: AddressFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(addressForm(current)),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(async ({ email, password }) => {
    const answer = await auth.changeEmail(email, password);
    if (answer.ok) onSent(email);
    else {
      const field = answer.code === 'INVALID_PASSWORD' ? 'password' : 'email';
      setError(field, { message: authFailureText(answer) }, { shouldFocus: true });
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...register('email')}
        // The button that opened the form has gone, and the focus with it.
        autoFocus
        label={t('address.new')}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {/* Tells password managers whose password this is. */}
      <input type="text" value={current} autoComplete="username" readOnly hidden />
      <PasswordField
        {...register('password')}
        label={t('security.password')}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <div className={styles.row}>
        <Button type="submit" variant="solid" loading={isSubmitting}>
          {t('address.submit')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('address.cancel')}
        </Button>
      </div>
    </form>
  );
}
