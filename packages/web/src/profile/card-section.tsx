import type { User } from '@tourwright/api';
import { isEmail } from '@tourwright/api/email';
import { useState } from 'react';
import { useSaveField } from '../client/session/user-record.ts';
import type { Keeping } from '../layout/drafts/use-kept-text.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { KeepingNote, KeptField } from './kept-field.tsx';
import styles from './profile.module.css';
import { t } from './profile-text.ts';
import { Section } from './section.tsx';

/** What visitors of the user's tours see of them, each field saved for itself. */
export function CardSection({ user }: { user: User }) {
  const save = useSaveField(user.id);
  const kept = (field: string) => ({
    stored: typeof user[field] === 'string' ? user[field] : '',
    save: (text: string) => save(field, text.trim()),
    maxLength: 120,
  });
  return (
    <Section title={t('card.title')} text={t('card.text')}>
      <div className={styles.pair}>
        <KeptField label={t('card.role')} {...kept('role')} autoComplete="organization-title" />
        <KeptField label={t('card.languages')} {...kept('languages')} />
      </div>
      <KeptField
        label={t('card.email')}
        {...kept('cardEmail')}
        fault={(text) => (text.trim() === '' || isEmail(text) ? null : t('card.email-invalid'))}
        autoComplete="email"
      />
      <Shown isOn={user['showsCard'] === true} save={(isOn) => save('showsCard', isOn)} />
    </Section>
  );
}

function Shown({ isOn, save }: { isOn: boolean; save(isOn: boolean): Promise<void> }) {
  const [keeping, setKeeping] = useState<Keeping>({ state: 'idle' });
  /** What was ticked, before it is kept. */
  const [ticked, setTicked] = useState<boolean | null>(null);
  const change = async (wanted: boolean) => {
    setTicked(wanted);
    setKeeping({ state: 'saving' });
    try {
      await save(wanted);
      setKeeping({ state: 'saved' });
    } catch (error) {
      setKeeping({ state: 'failed', reason: problemText(error) });
      setTicked(null);
    }
  };
  return (
    <div>
      <div className={styles.row}>
        <Checkbox
          label={t('card.shown')}
          checked={ticked ?? isOn}
          onChange={({ target }) => void change(target.checked)}
        />
        <KeepingNote keeping={keeping} />
      </div>
      <p className={styles.about}>{t('card.shown-text')}</p>
      {keeping.state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('about.not-saved', { reason: keeping.reason })}
        </p>
      )}
    </div>
  );
}
