import type { FoundTour } from '@tourwright/api';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from '../imports/report-section.module.css';
import { t } from '../transfer-text.ts';
import { DownloadDialog } from './download-dialog.tsx';

/** Those that tours go out to again. */
const goesOut: readonly FoundTour['tool'][] = ['tourwright', 'pannellum', 'marzipano', 'photo-sphere-viewer'];

interface AgainProps {
  tourId: string;
  name: string;
  tool: FoundTour['tool'];
  /** Fields that come back with it. */
  kept: number;
}

/** The way out again to the tool that the tour came from. */
export function ExportAgain({ tourId, name, tool, kept }: AgainProps) {
  const [isOpen, setOpen] = useState(false);
  if (!goesOut.includes(tool)) return null;
  return (
    <section className={styles.again}>
      <div>
        <h2>{t('report-page.again')}</h2>
        <p>{t('report-page.again-text', { tool: t(`tool.${tool}`), count: kept })}</p>
      </div>
      <Button onClick={() => setOpen(true)}>{t('report-page.export-it')}</Button>
      {isOpen && <DownloadDialog tourId={tourId} name={name} onClose={() => setOpen(false)} />}
    </section>
  );
}
