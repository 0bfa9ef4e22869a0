import { useEffect, useState } from 'react';
import type { AuthAnswer } from '../../client/session/auth.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../accounts-text.ts';
import { FormAlert } from '../form-alert.tsx';
import { useCooldown } from '../login/use-cooldown.ts';

/** How long one should wait for a mail before asking for another. */
const pauseSeconds = 60;

interface ResendProps {
  /** Whether a mail has just been sent, so that the pause begins at once. */
  justSent: boolean;
  send(): Promise<AuthAnswer<unknown>>;
}

/** Sends a mail again, with a pause in between. */
export function Resend({ justSent, send }: ResendProps) {
  const [secondsLeft, pause] = useCooldown();
  const [working, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<'none' | 'sent' | { failure: string }>('none');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins once, when the mail was sent
  useEffect(() => {
    if (justSent) pause(pauseSeconds);
  }, [justSent]);

  const resend = async () => {
    setWorking(true);
    const answer = await send();
    setWorking(false);
    setOutcome(answer.ok ? 'sent' : { failure: authFailureText(answer) });
    if (answer.ok) pause(pauseSeconds);
    else if (answer.retryAfterSeconds > 0) pause(answer.retryAfterSeconds);
  };

  return (
    <>
      <FormAlert text={typeof outcome === 'object' ? outcome.failure : null} />
      <Button block loading={working} disabled={secondsLeft > 0} onClick={resend}>
        {secondsLeft > 0 ? t('verify.again-in', { seconds: secondsLeft }) : t('verify.again')}
      </Button>
      <p role="status">{outcome === 'sent' ? t('verify.on-its-way') : null}</p>
    </>
  );
}
