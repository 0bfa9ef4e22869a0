import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../preview-text.ts';
import styles from './share-panel.module.css';
import { SidePanel } from './side-panel.tsx';

/** The address of this view, to copy. */
export function SharePanel({ onClose }: { onClose: () => void }) {
  const [address] = useState(() => location.href);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const fieldId = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      // Not every frame or address may write to the clipboard: the visitor copies by hand.
      setOutcome('refused');
    }
  };
  return (
    <SidePanel title={t('preview.share-title')} side="end" onClose={onClose}>
      <div className={styles.share}>
        <p>{t('preview.share-text')}</p>
        <label htmlFor={fieldId} className="visually-hidden">
          {t('preview.share-link')}
        </label>
        <input
          id={fieldId}
          className={styles.link}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button
          variant="primary"
          block
          onClick={() => void copy()}
          icon={
            outcome === 'copied' ? (
              <IconCheck size={18} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconCopy size={18} stroke={1.75} aria-hidden="true" />
            )
          }
        >
          {outcome === 'copied' ? t('preview.copied') : t('preview.copy')}
        </Button>
        <p role="status">{outcome === 'refused' && t('preview.copy-failed')}</p>
      </div>
    </SidePanel>
  );
}
