import { Link } from 'react-router';
import { useSession } from '../../client/session/session.ts';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';

/** Shown to a user who is logged in already, with a link onwards; nothing for anybody else. */
export function LoggedInNote() {
  const session = useSession();
  if (session.status !== 'logged-in') return null;
  return (
    <p className={styles.note}>
      {t('login.logged-in', { email: session.user.email })} <Link to="/dashboard">{t('login.go-on')}</Link>
    </p>
  );
}
