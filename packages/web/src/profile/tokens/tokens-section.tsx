import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ApiToken } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import type { SessionUser } from '../../client/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../profile.module.css';
import { t } from '../profile-text.ts';
import { Rows } from '../row.tsx';
import { Section } from '../section.tsx';
import { NewToken } from './new-token.tsx';
import { RevokeToken } from './revoke-token.tsx';
import { TokenRow } from './token-row.tsx';

/** The tokens by which scripts use the account. */
export function TokensSection({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState<'new' | ApiToken | null>(null);
  const tokens = useQuery({
    queryKey: ['tokens', user.id],
    queryFn: async ({ signal }) => (await api.listTokens({ signal })).items,
  });
  const close = () => setOpen(null);
  const changed = () => void tokens.refetch();
  return (
    <Section title={t('tokens.title')} text={t('tokens.text')}>
      <Tokens tokens={tokens.data} isFailed={tokens.isError} onRetry={changed} onRevoke={setOpen} />
      <div className={styles.row}>
        <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen('new')}>
          {t('tokens.new')}
        </Button>
        <a className={styles.more} href="/api/docs">
          {t('tokens.guide')}
        </a>
      </div>
      {open === 'new' && <NewToken email={user.email} onClose={close} onCreated={changed} />}
      {open !== null && open !== 'new' && <RevokeToken token={open} onClose={close} onRevoked={changed} />}
    </Section>
  );
}

interface TokensProps {
  /** Undefined while they are on their way. */
  tokens: ApiToken[] | undefined;
  isFailed: boolean;
  onRetry(): void;
  onRevoke(token: ApiToken): void;
}

function Tokens({ tokens, isFailed, onRetry, onRevoke }: TokensProps) {
  if (tokens === undefined) {
    if (!isFailed) return <Skeleton className={styles.pending} />;
    return (
      <p className={styles.failed} role="alert">
        {t('tokens.failed')}
        <Button size="small" onClick={onRetry}>
          {t('profile.try-again')}
        </Button>
      </p>
    );
  }
  if (tokens.length === 0) return <p className={styles.about}>{t('tokens.none')}</p>;
  return (
    <Rows>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} onRevoke={() => onRevoke(token)} />
      ))}
    </Rows>
  );
}
