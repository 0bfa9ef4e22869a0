import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from '../../../layout/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { t } from '../share-text.ts';
import styles from '../tabs/access-tab.module.css';
import { proposePassword } from './propose-password.ts';

/** As the server has it. */
const leastLength = 8;

interface PasswordBoxProps {
  isSet: boolean;
  /** The password, as long as this page knows it. */
  shown: string | null;
  onSave(password: string): void;
}

/** The password of a link: proposed in words, or one's own. One that was set before cannot be read. */
export function PasswordBox({ isSet, shown, onSave }: PasswordBoxProps) {
  const [typed, setTyped] = useState(shown ?? '');
  const [kept, setKept] = useState(shown);
  if (kept !== shown) {
    setKept(shown);
    setTyped(shown ?? '');
  }
  const isNew = typed !== '' && typed !== shown;
  const isShort = isNew && typed.trim().length < leastLength;
  const hint =
    shown !== null && !isNew ? t('share.password-new') : isSet ? t('share.password-set') : undefined;
  const save = () => {
    if (isNew && !isShort) onSave(typed.trim());
  };
  return (
    <div className={styles.password}>
      <TextField
        label={t('share.password')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        hint={hint}
        error={isShort ? t('share.password-short', { least: leastLength }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
      <IconButton
        label={t('share.propose')}
        icon={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => onSave(proposePassword())}
      />
      {isNew ? (
        <Button size="small" disabled={isShort} onClick={save}>
          {t('share.password-save')}
        </Button>
      ) : (
        shown !== null && (
          <IconButton
            label={t('share.password-copy')}
            icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void copyText(shown)}
          />
        )
      )}
    </div>
  );
}
