import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AuthAnswer } from '../client/session/auth.ts';
import { authFailureText } from '../layout/failures/auth-failure-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { t } from './accounts-text.ts';
import styles from './auth-frame.module.css';
import { FormAlert } from './form-alert.tsx';
import { addressForm } from './form-schemas.ts';
import { SubmitButton } from './submit-button.tsx';

interface AddressFormProps {
  submitText: string;
  send(email: string): Promise<AuthAnswer<unknown>>;
  onSent(email: string): void;
}

/** Asks for an address and mails something to it. */
export function AddressForm({ submitText, send, onSent }: AddressFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(addressForm),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(async ({ email }) => {
    setFailure(null);
    const answer = await send(email);
    if (answer.ok) onSent(email);
    else setFailure(authFailureText(answer));
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert text={failure} />
      <TextField
        {...register('email')}
        label={t('field.email')}
        error={formState.errors.email?.message}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton isSending={formState.isSubmitting}>{submitText}</SubmitButton>
    </form>
  );
}
