import { useSyncExternalStore } from 'react';
import { hasTypedWords } from '../../client/has-typed-words.ts';
import { reloadOffer } from '../../client/loading/reload-offer.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../layout-text.ts';
import styles from './reload-notice.module.css';

/** Says why this page is better loaded again, where that is left to the visitor. */
export function ReloadNotice() {
  const reason = useSyncExternalStore(reloadOffer.subscribe, reloadOffer.reason, () => null);
  if (!reason) return null;
  return (
    <div className={classNames('glass', styles.notice)} role="alert">
      <p className={styles.text}>{t(`layout.${reason}${hasTypedWords() ? '-written' : ''}`)}</p>
      <Button variant="glass" size="small" onClick={() => window.location.reload()}>
        {t('layout.reload')}
      </Button>
    </div>
  );
}
