import { IconAlertCircle } from '@tabler/icons-react';
import styles from './auth-frame.module.css';

/** Why a form could not be sent. The place is there from the start, so that screen readers hear what comes into it. */
export function FormAlert({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <p className={styles.alert}>
          <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
