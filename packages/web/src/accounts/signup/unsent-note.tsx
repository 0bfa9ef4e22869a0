import { useEffect, useState } from 'react';
import { useSession } from '../../client/session/session.ts';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';

/**
 * Tells a user who was logged out, here or elsewhere, that unsent changes are kept. Nobody is logged in, so
 * it counts those of this browser's last user.
 */
export function UnsentNote() {
  const { status } = useSession();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (status !== 'anonymous') return;
    let isGone = false;
    // The store of edits is not part of what everybody loads to log in.
    void import('../../client/tabs/unsent-edits.ts').then(async ({ countUnsentEdits }) => {
      const found = await countUnsentEdits();
      if (!isGone) setCount(found);
    });
    return () => {
      isGone = true;
    };
  }, [status]);
  if (status !== 'anonymous' || count === 0) return null;
  return (
    <p className={styles.note} role="status">
      {t('login.unsent', { count })}
    </p>
  );
}
