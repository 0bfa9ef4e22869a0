import { Link } from 'react-router';
import { useSession } from '../../client/session/session.ts';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';

/** Shown to a user who is logged in already, with a link onwards; nothing for anybody else. */
export function SignedInNote() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <p className={styles.note}>
      {t('login.signed-in', { email: session.user.email })} <Link to="/dashboard">{t('login.go-on')}</Link>
    </p>
  );
}
