import { useSyncExternalStore } from 'react';
import { hasTypedWords } from '../client/has-typed-words.ts';
import { newBuild } from '../client/new-build.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { t } from './layout-text.ts';
import styles from './new-build-notice.module.css';

/** Says that this page is older than its server, where loading it again is left to the visitor. */
export function NewBuildNotice() {
  const isOffered = useSyncExternalStore(newBuild.subscribe, newBuild.isOffered, () => false);
  if (!isOffered) return null;
  return (
    <div className={classNames('glass', styles.notice)} role="alert">
      <p className={styles.text}>{t(hasTypedWords() ? 'layout.new-build-written' : 'layout.new-build')}</p>
      <Button variant="glass" size="small" onClick={() => window.location.reload()}>
        {t('layout.reload')}
      </Button>
    </div>
  );
}
