import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from '../transfer.module.css';
import { t } from '../transfer-text.ts';
import { DownloadPanel } from './download-panel.tsx';

interface DownloadProps {
  tourId: string;
  name: string;
  onClose(): void;
}

/** A tour as a file, by itself. */
export function DownloadDialog({ tourId, name, onClose }: DownloadProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t('download.title', { name })}
      description={t('download.text')}
    >
      <div className={styles.inDialog}>
        <DownloadPanel tourId={tourId} />
      </div>
    </Dialog>
  );
}
