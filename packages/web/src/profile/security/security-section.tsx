import { useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '../../client/session/session.ts';
import { t } from '../profile-text.ts';
import { Rows } from '../row.tsx';
import { Section } from '../section.tsx';
import { AddressRow } from './address-row.tsx';
import { PasskeysRow } from './passkeys/passkeys-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactorRow } from './two-factor/two-factor-row.tsx';

/** How the user logs in, and on which devices. */
export function SecuritySection({ user }: { user: SessionUser }) {
  const queries = useQueryClient();
  const loggedOthersOut = () => {
    void queries.invalidateQueries({ queryKey: ['sessions'] });
    void queries.invalidateQueries({ queryKey: ['two-factor'] });
  };
  return (
    <Section title={t('security.title')} text={t('security.text')}>
      <Rows>
        <AddressRow user={user} />
        <PasswordRow email={user.email} onChanged={loggedOthersOut} />
        <TwoFactorRow userId={user.id} email={user.email} />
        <PasskeysRow userId={user.id} email={user.email} />
      </Rows>
      <Sessions userId={user.id} />
    </Section>
  );
}
