import { ApiError } from '@tourwright/api';
import { type FormEvent, useRef, useState } from 'react';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from '../transfer.module.css';
import { t } from '../transfer-text.ts';

/** Asks where on the web a tour is. */
export function AddressForm({ onAddress }: { onAddress(address: string): Promise<void> }) {
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (text: string) => {
    setFault(text);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = address.trim();
    if (!/^https?:\/\/[^\s/@]+(?:\/\S*)?$/i.test(wanted)) return refuse(t('transfer.address-wrong'));
    setWorking(true);
    try {
      await onAddress(wanted);
      setAddress('');
      setFault(undefined);
    } catch (cause) {
      refuse(faultOf(cause));
    } finally {
      setWorking(false);
    }
  };
  return (
    <form className={styles.address} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        type="url"
        label={t('transfer.address')}
        hint={t('transfer.address-hint')}
        value={address}
        maxLength={2000}
        error={fault}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" disabled={isWorking}>
        {t('transfer.address-start')}
      </Button>
    </form>
  );
}

function faultOf(cause: unknown): string {
  const codes = cause instanceof ApiError ? (cause.problem.errors?.map(({ code }) => code) ?? []) : [];
  if (codes.includes('address_not_public')) return t('transfer.address-private');
  if (codes.includes('no_web_address')) return t('transfer.address-wrong');
  return problemText(cause);
}
