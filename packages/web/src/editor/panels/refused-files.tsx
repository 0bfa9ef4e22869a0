import { IconX } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { faultText } from '../session/fault-text.ts';
import { dismissRefused } from '../session/show-refused.ts';
import styles from './refused-files.module.css';

/** The files that were not taken, each with its reason, until they are dismissed. */
export function RefusedFiles() {
  const files = useEditorStore((state) => state.refusedFiles);
  if (files.length === 0) return null;
  return (
    <section className={styles.place} aria-label={t('refused.title')}>
      <div className={styles.head}>
        <h2>{t('refused.title')}</h2>
        <Button variant="quiet" size="small" onClick={() => dismissRefused()}>
          {t('refused.dismiss-all')}
        </Button>
      </div>
      <ul className={styles.list}>
        {files.map(({ id, fileName, fault }) => (
          <li key={id} className={styles.file}>
            <span className={styles.reason}>{faultText(fault, fileName)}</span>
            <IconButton
              size="small"
              label={t('refused.dismiss', { fileName })}
              icon={<IconX size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => dismissRefused(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
