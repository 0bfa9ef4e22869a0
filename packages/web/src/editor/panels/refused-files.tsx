import { IconX } from '@tabler/icons-react';
import type { QuotaName } from '@tourwright/api';
import { WaysOut } from '../../layout/owner/plan-limit.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { dismissRefused } from '../open-tour/uploads/show-refused.ts';
import { faultText } from '../session/fault-text.ts';
import styles from './refused-files.module.css';

/** The files that were not taken, each with its reason, until they are dismissed. */
export function RefusedFiles() {
  const { store } = useOpenTour();
  const files = useEditorStore((state) => state.refusedFiles);
  if (files.length === 0) return null;
  const full = files.find(({ fault }) => fault.code === 'quota')?.fault.values.quota;
  return (
    <section className={styles.place} aria-label={t('refused.title')}>
      <div className={styles.head}>
        <h2>{t('refused.title')}</h2>
        <Button variant="quiet" size="small" onClick={() => dismissRefused(store)}>
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
              onClick={() => dismissRefused(store, id)}
            />
          </li>
        ))}
      </ul>
      {full !== undefined && (
        <div className={styles.ways}>
          <WaysOut quota={full as QuotaName} />
        </div>
      )}
    </section>
  );
}
