import { IconKey } from '@tabler/icons-react';
import type { ApiToken } from '@tourwright/api';
import { dateText } from '../../i18n/format.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../profile-text.ts';
import { Row } from '../row.tsx';
import { scopeText } from './scope-text.ts';
import styles from './tokens.module.css';

/** A token: what it may do, when it was used, and when it ends. */
export function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke(): void }) {
  const { name, hint, scopes } = token;
  const scopesInWords = new Intl.ListFormat(activeLocale(), { type: 'unit' }).format(scopes.map(scopeText));
  return (
    <Row
      icon={<IconKey size={24} stroke={1.75} />}
      title={name}
      text={
        <>
          <code className={styles.hint}>tw_…{hint}</code> {scopesInWords}
          <br />
          {[usedText(token), endText(token)].filter(Boolean).join(' · ')}
        </>
      }
      aside={
        <Button size="small" aria-label={t('tokens.revoke-named', { name })} onClick={onRevoke}>
          {t('tokens.revoke')}
        </Button>
      }
    />
  );
}

function usedText({ lastUsedAt }: ApiToken): string {
  return lastUsedAt === null
    ? t('tokens.never-used')
    : t('tokens.used', { date: dateText(new Date(lastUsedAt)) });
}

function endText({ expiresAt }: ApiToken): string {
  if (expiresAt === null) return '';
  return new Date(expiresAt) < new Date()
    ? t('tokens.expired')
    : t('tokens.until', { date: dateText(new Date(expiresAt)) });
}
