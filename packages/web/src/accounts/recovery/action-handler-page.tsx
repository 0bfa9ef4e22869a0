import { useSearchParams } from 'react-router';
import { t } from '../accounts-text.ts';
import { LinkFailed } from './link-failed.tsx';
import { NewPassword } from './new-password.tsx';
import { RecoverEmail } from './recover-email.tsx';
import { VerifyAddress } from './verify-address.tsx';

/** Where every mailed link leads: `mode` says what it is for, `token` that it is ours. */
export function ActionHandlerPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  if (token) {
    switch (parameters.get('mode')) {
      case 'verifyEmail':
        return <VerifyAddress token={token} />;
      case 'resetPassword':
        return <NewPassword token={token} />;
      case 'recoverEmail':
        return <RecoverEmail token={token} />;
    }
  }
  return <LinkFailed text={t('action.unknown')} again={{ to: '/login', text: t('action.log-in') }} />;
}
