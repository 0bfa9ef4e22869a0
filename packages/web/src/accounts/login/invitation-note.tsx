import { nextPath } from '../../client/session/next-path.ts';
import { useSession } from '../../client/session/session.ts';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';

/** What somebody needs for the link of an invitation, or of a tour that is handed over; nothing for other addresses. */
export function InvitationNote({ search }: { search: string }) {
  const { status } = useSession();
  const [, query = ''] = nextPath(search).split('?');
  if (status === 'logged-in' || !new URLSearchParams(query).has('offer')) return null;
  return <p className={styles.note}>{t('login.invited')}</p>;
}
