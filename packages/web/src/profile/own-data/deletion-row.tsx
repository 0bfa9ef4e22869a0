import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { auth } from '../../client/session/auth.ts';
import { refreshSession, type SessionUser, untilLogin } from '../../client/session/session.ts';
import { dayText } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../profile-text.ts';
import { Row } from '../row.tsx';
import { AskPassword } from '../security/ask-password.tsx';
import styles from './own-data.module.css';

/** Deletes the account: says what goes, asks for the password, and logs out everywhere. */
export function DeletionRow({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Row
      icon={<IconTrash size={24} stroke={1.75} />}
      title={t('deletion.title')}
      text={t('deletion.text')}
      aside={
        <Button size="small" variant="danger" onClick={() => setOpen(true)}>
          {t('deletion.button')}
        </Button>
      }
    >
      {isOpen && (
        <Dialog open onClose={close} title={t('deletion.question')}>
          <Question user={user} onClose={close} />
        </Dialog>
      )}
    </Row>
  );
}

function Question({ user, onClose }: { user: SessionUser; onClose(): void }) {
  const navigate = useNavigate();
  const done = async ({ dueAt }: { dueAt: string }) => {
    // Every session is over, this one too.
    await refreshSession();
    showToast('info', t('deletion.done', { until: dayText(new Date(dueAt)) }), undefined, untilLogin());
    navigate('/login', { replace: true });
  };
  return (
    <div className={styles.question}>
      <p>{t('deletion.goes')}</p>
      <ul>
        <li>{t('deletion.goes-tours')}</li>
        <li>{t('deletion.goes-leads')}</li>
        <li>{t('deletion.goes-rest')}</li>
      </ul>
      <p>{t('deletion.stays')}</p>
      <p>{t('deletion.undo')}</p>
      <AskPassword
        email={user.email}
        submitText={t('deletion.button')}
        variant="danger"
        send={(password) => auth.deleteAccount(user.id, password)}
        onDone={done}
        onCancel={onClose}
      />
    </div>
  );
}
