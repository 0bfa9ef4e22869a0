import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { logOut as endSession, type SessionUser } from '../client/session/session.ts';
import { countUnsentEdits } from '../client/tabs/unsent-edits.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { t } from './owner/owner-text.ts';

/** Logs out, after a question where changes of the user have not reached the server. */
export function useLogOut({ id }: Pick<SessionUser, 'id'>): {
  logOut(): Promise<void>;
  isLeaving: boolean;
  /** To be shown somewhere. */
  question: ReactNode;
} {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [unsent, setUnsent] = useState(0);

  const leave = async () => {
    setLeaving(true);
    await endSession();
    navigate('/login', { replace: true });
  };
  const logOut = async () => {
    const count = await countUnsentEdits(id);
    if (count === 0) await leave();
    else setUnsent(count);
  };

  const question = (
    <Dialog
      open={unsent > 0}
      onClose={() => setUnsent(0)}
      title={t('log-out.title')}
      description={t('log-out.unsent', { count: unsent })}
      actions={
        <>
          <Button onClick={() => setUnsent(0)}>{t('log-out.stay')}</Button>
          <Button variant="primary" loading={isLeaving} onClick={leave}>
            {t('log-out.leave')}
          </Button>
        </>
      }
    />
  );
  return { logOut, isLeaving, question };
}
