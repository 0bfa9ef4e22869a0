import type { User } from '@tourwright/api';
import { useState } from 'react';
import { refreshSession } from '../client/session/session.ts';
import { useSaveField } from '../client/session/user-record.ts';
import type { Keeping } from '../layout/drafts/use-kept-text.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Segmented } from '../ui/fields/segmented.tsx';
import { KeepingNote, KeptField } from './kept-field.tsx';
import styles from './profile.module.css';
import { t } from './profile-text.ts';
import { Section } from './section.tsx';

/** The user's fields, each saved for itself. */
export function AboutSection({ user }: { user: User }) {
  const save = useSaveField(user.id);
  const saveName = async (name: string) => {
    await save('name', name);
    // The navigation shows it too.
    await refreshSession();
  };
  const kept = (field: string) => ({
    stored: textOf(user[field]),
    save: (text: string) => save(field, text),
  });
  return (
    <Section title={t('about.title')} text={t('about.text')}>
      <KeptField
        label={t('about.name')}
        stored={user.name}
        save={saveName}
        fault={(text) => (text.trim() === '' ? t('about.name-missing') : null)}
        autoComplete="name"
        maxLength={200}
      />
      <div className={styles.pair}>
        <KeptField label={t('about.company')} {...kept('company')} autoComplete="organization" />
        <KeptField label={t('about.city')} {...kept('city')} autoComplete="address-level2" />
        <KeptField label={t('about.phone')} {...kept('phone')} type="tel" autoComplete="tel" />
        <KeptField
          label={t('about.website')}
          {...kept('website')}
          fault={(text) => (isWebAddress(text) ? null : t('about.website-wrong'))}
          type="url"
          autoComplete="url"
        />
      </div>
      <KeptField label={t('about.bio')} {...kept('bio')} long maxLength={4000} />
      <TourType stored={user.tourtype} save={(value) => save('tourtype', value)} />
    </Section>
  );
}

function TourType({ stored, save }: { stored: unknown; save(value: string): Promise<void> }) {
  const [keeping, setKeeping] = useState<Keeping>({ state: 'idle' });
  const choose = async (value: string) => {
    setKeeping({ state: 'saving' });
    try {
      await save(value);
      setKeeping({ state: 'saved' });
    } catch (error) {
      setKeeping({ state: 'failed', reason: problemText(error) });
    }
  };
  return (
    <div>
      <p className={styles.label}>{t('about.tourtype')}</p>
      <div className={styles.row}>
        <Segmented
          label={t('about.tourtype')}
          value={stored === 'retail' ? 'retail' : 'real-estate'}
          segments={[
            { value: 'real-estate', label: t('about.homes') },
            { value: 'retail', label: t('about.shop') },
          ]}
          onChange={choose}
        />
        <KeepingNote keeping={keeping} />
      </div>
      {keeping.state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('about.not-saved', { reason: keeping.reason })}
        </p>
      )}
    </div>
  );
}

/** Whether it leads to a site on the web, with or without `https://` before it; nothing is right too. */
function isWebAddress(text: string): boolean {
  const address = text.trim();
  if (address === '') return true;
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) && new URL(whole).hostname.includes('.');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
