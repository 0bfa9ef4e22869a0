import { useEffect, useState } from 'react';
import { answerConsent, type Consent, readConsent } from '../../client/requests/google-analytics.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../layout-text.ts';
import styles from './consent-bar.module.css';

/** Asks once whether Google may count the visits, where the operator has set that up. */
export function ConsentBar() {
  // Known in the browser only: a page that was drawn ahead begins without it.
  const [consent, setConsent] = useState<Consent>();
  useEffect(() => setConsent(readConsent()), []);
  if (consent !== 'unknown') return null;
  const answer = (given: 'granted' | 'refused') => {
    answerConsent(given);
    setConsent(given);
  };
  return (
    <aside className={classNames('glass', styles.bar)} aria-label={t('layout.consent-name')}>
      <p className={styles.text}>{t('layout.consent')}</p>
      <div className={styles.answers}>
        <Button variant="glass" size="small" onClick={() => answer('refused')}>
          {t('layout.consent-refuse')}
        </Button>
        <Button variant="glass" size="small" onClick={() => answer('granted')}>
          {t('layout.consent-grant')}
        </Button>
      </div>
    </aside>
  );
}
