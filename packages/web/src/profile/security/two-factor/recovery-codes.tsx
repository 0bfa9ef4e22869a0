import { IconCopy, IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../client/save-file.ts';
import { copyText } from '../../../layout/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { t } from '../../profile-text.ts';
import styles from './two-factor.module.css';

interface RecoveryCodesProps {
  codes: string[];
  email: string;
  onDone(): void;
}

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const text = `${t('codes.file', { site: window.location.host, email })}\n\n${codes.join('\n')}\n`;
  return (
    <div className={styles.step}>
      <p>{t('codes.text')}</p>
      <ul className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => saveFile('tourwright-recovery-codes.txt', text, 'text/plain')}
        >
          {t('codes.download')}
        </Button>
        <Button
          icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void copyText(text)}
        >
          {t('codes.copy')}
        </Button>
        <Button variant="primary" className={styles.last} onClick={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}
