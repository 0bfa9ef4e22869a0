import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auth, type PasskeyRecord } from '../../../client/session/auth.ts';
import { arePasskeysPossible } from '../../../client/session/passkeys.ts';
import { dateText } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { t } from '../../profile-text.ts';
import { Row } from '../../row.tsx';
import { bodyOf } from '../body-of.ts';
import styles from '../two-factor/two-factor.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

interface PasskeysRowProps {
  userId: string;
  email: string;
}

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: PasskeyRecord };

/** The passkeys that log in without password and code. */
export function PasskeysRow({ userId, email }: PasskeysRowProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const passkeys = useQuery({
    queryKey: ['passkeys', userId],
    queryFn: async () => bodyOf(await auth.listPasskeys()),
  });
  const close = () => setOpen(null);
  const changed = () => {
    close();
    void passkeys.refetch();
  };
  const [isPossible] = useState(arePasskeysPossible);
  const list = passkeys.data ?? [];
  return (
    <Row
      icon={<IconFingerprint size={24} stroke={1.75} />}
      title={t('passkeys.title')}
      text={isPossible ? t('passkeys.text') : t('passkeys.impossible')}
      aside={
        passkeys.isError ? (
          <Button size="small" onClick={() => void passkeys.refetch()}>
            {t('profile.try-again')}
          </Button>
        ) : (
          isPossible && (
            <Button size="small" onClick={() => setOpen({ what: 'add' })}>
              {t('passkeys.add')}
            </Button>
          )
        )
      }
    >
      {list.length > 0 && (
        <ul className={styles.passkeys}>
          {list.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {open?.what === 'add' && <AddPasskey email={email} onClose={close} onAdded={changed} />}
      {open?.what === 'rename' && (
        <RenamePasskey passkey={open.passkey} onClose={close} onRenamed={changed} />
      )}
      {open?.what === 'remove' && (
        <RemovePasskey passkey={open.passkey} onClose={close} onRemoved={changed} />
      )}
    </Row>
  );
}

function PasskeyItem({ passkey, onOpen }: { passkey: PasskeyRecord; onOpen(open: Open): void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const added = dateText(new Date(createdAt));
  const words = lastUsedAt
    ? t('passkeys.used', { added, used: dateText(new Date(lastUsedAt)) })
    : t('passkeys.added', { added });
  return (
    <li>
      <div className={styles.passkey}>
        <b>{name}</b>
        <small>{words}</small>
      </div>
      <span className={styles.both}>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('passkeys.rename-named', { name })}
          onClick={() => onOpen({ what: 'rename', passkey })}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('passkeys.remove-named', { name })}
          onClick={() => onOpen({ what: 'remove', passkey })}
        >
          {t('passkeys.remove')}
        </Button>
      </span>
    </li>
  );
}
