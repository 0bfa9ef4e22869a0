import { IconDownload, IconTrash } from '@tabler/icons-react';
import type { TourExport } from '@tourwright/api';
import { dayText, sizeText } from '../../i18n/format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Card } from '../transfer-card.tsx';
import { faultText, t } from '../transfer-text.ts';

/** A file that a tour is written into. */
export function ExportCard({
  tourId,
  item,
  onDelete,
}: {
  tourId: string;
  item: TourExport;
  onDelete(): void;
}) {
  const { state, fileName, report, fault, url } = item;
  const shown = { name: fileName };
  if (state === 'waiting' || state === 'running') {
    const percent = Math.round(100 * item.progress);
    const text = state === 'waiting' ? t('download.waiting') : t('download.running', { percent });
    const cancel = (
      <Button size="small" onClick={onDelete}>
        {t('download.cancel')}
      </Button>
    );
    return (
      <Card item={shown} text={text} actions={cancel}>
        <Progress label={text} {...(state === 'waiting' ? {} : { value: item.progress })} />
      </Card>
    );
  }
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
        item={shown}
        tone="bad"
        text={faultText(fault?.code ?? 'broke', fault?.params ?? {})}
        actions={remove}
      />
    );
  }
  const date = dayText(new Date(item.expiresAt));
  return (
    <Card
      item={shown}
      tone="good"
      text={t('download.kept', { size: sizeText(item.sizeBytes, 'megabyte', 1e6), date })}
      actions={
        <>
          {report && (
            <a
              className={buttonClass({ size: 'small' })}
              href={`/dashboard?${new URLSearchParams({ show: 'report', tour: tourId, export: item.id })}`}
              target="_blank"
              rel="noopener"
            >
              {t('transfer.report')}
            </a>
          )}
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
