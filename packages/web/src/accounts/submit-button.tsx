import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './auth-frame.module.css';

/** Sends the form that it ends. */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return (
    <Button type="submit" variant="primary" block loading={isSending} className={styles.submit}>
      {children}
    </Button>
  );
}
