import { useState } from 'react';
import { useNavigate } from 'react-router';
import { auth } from '../../client/session/auth.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';
import { FormAlert } from '../form-alert.tsx';

/** The operator's link, opened by somebody who has an account. */
export function ClaimOperator({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const claim = async () => {
    setWorking(true);
    const answer = await auth.claimOperator(token);
    setWorking(false);
    if (answer.ok) {
      showToast('success', t('signup.claimed'));
      navigate('/dashboard', { replace: true });
    } else setFailure(answer.code === 'no_answer' ? authFailureText(answer) : t('signup.claim-failed'));
  };
  return (
    <>
      <FormAlert text={failure} />
      <Button variant="primary" block loading={working} className={styles.submit} onClick={claim}>
        {t('signup.claim', { email })}
      </Button>
    </>
  );
}
