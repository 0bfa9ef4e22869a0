import { IconDownload, IconTrash } from '@tabler/icons-react';
import type { TourExport } from '@tourwright/api';
import { dayText, sizeText } from '../../i18n/format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TimeLeft } from '../time-left.tsx';
import styles from '../transfer.module.css';
import { Card } from '../transfer-card.tsx';
import { faultText, t } from '../transfer-text.ts';

interface ExportCardProps {
  tourId: string;
  item: TourExport;
  onDelete(): void;
}

/** A file that a tour is written into. */
export function ExportCard({ tourId, item, onDelete }: ExportCardProps) {
  const { state, fileName, fault, url } = item;
  if (state === 'waiting' || state === 'running') return <RunningExport item={item} onCancel={onDelete} />;
  const remove = (
    <IconButton
      label={t('download.delete', { name: fileName })}
      icon={<IconTrash size={18} stroke={1.75} />}
      size="small"
      onClick={onDelete}
    />
  );
  if (state === 'failed' || url === null) {
    return (
      <Card
        item={{ name: fileName }}
        tone="bad"
        text={faultText(fault?.code ?? 'broke', fault?.params ?? {})}
        actions={remove}
      />
    );
  }
  const date = dayText(new Date(item.expiresAt));
  return (
    <Card
      item={{ name: fileName }}
      tone="good"
      text={t('download.kept', { size: sizeText(item.sizeBytes, 'megabyte', 1e6), date })}
      actions={
        <>
          {item.report && <ReportLink tourId={tourId} exportId={item.id} />}
          <a className={buttonClass({ size: 'small', variant: 'solid' })} href={url} download={fileName}>
            <IconDownload size={16} stroke={1.75} aria-hidden="true" />
            {t('download.get')}
          </a>
          {remove}
        </>
      }
    />
  );
}

/** A file that is still being written, or waits for that. */
function RunningExport({ item, onCancel }: { item: TourExport; onCancel(): void }) {
  const { state, fileName, progress } = item;
  const percent = Math.round(100 * progress);
  const text = state === 'waiting' ? t('download.waiting') : t('download.running', { percent });
  const cancel = (
    <Button size="small" onClick={onCancel}>
      {t('download.cancel')}
    </Button>
  );
  return (
    <Card item={{ name: fileName }} text={text} actions={cancel}>
      <Progress label={text} {...(state === 'waiting' ? {} : { value: progress })} />
      <p className={styles.line}>{state === 'running' && <TimeLeft part={progress} />}</p>
    </Card>
  );
}

/** What the file could not take along. */
function ReportLink({ tourId, exportId }: { tourId: string; exportId: string }) {
  const query = new URLSearchParams({ show: 'report', tour: tourId, export: exportId });
  return (
    <a className={buttonClass({ size: 'small' })} href={`/dashboard?${query}`} target="_blank" rel="noopener">
      {t('transfer.report')}
    </a>
  );
}
