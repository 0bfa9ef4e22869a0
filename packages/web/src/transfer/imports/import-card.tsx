import { IconX } from '@tabler/icons-react';
import type { TourImport } from '@tourwright/api';
import { sizeText } from '../../i18n/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TimeLeft } from '../time-left.tsx';
import styles from '../transfer.module.css';
import { Card } from '../transfer-card.tsx';
import { faultText, t } from '../transfer-text.ts';
import { ChooseFiles } from './choose-files.tsx';
import { FoundCard } from './found-card.tsx';
import { ImportSteps } from './import-steps.tsx';
import type { ChosenFile } from './send-files.ts';
import type { Imports } from './use-imports.ts';

interface CardProps {
  item: TourImport;
  imports: Imports;
}

/** One tour on its way in. */
export function ImportCard({ item, imports }: CardProps) {
  if (item.state === 'found' && item.found) {
    return <FoundCard item={item} found={item.found} imports={imports} />;
  }
  if (item.state === 'done') return <DoneCard item={item} imports={imports} />;
  if (item.state === 'failed') return <FailedCard item={item} imports={imports} />;
  return <WorkingCard item={item} imports={imports} />;
}

function FailedCard({ item, imports }: CardProps) {
  const { code, params } = item.fault ?? { code: 'broke', params: {} };
  const startAgain = (files: readonly ChosenFile[]) => {
    imports.remove(item.id);
    imports.start(files);
  };
  return (
    <Card
      item={item}
      tone="bad"
      text={t('transfer.nothing-stored')}
      actions={
        <>
          {item.address === null && (
            <ChooseFiles size="small" onFiles={startAgain}>
              {t('transfer.choose-others')}
            </ChooseFiles>
          )}
          <Remove {...{ item, imports }} />
        </>
      }
    >
      <p className={styles.quiet}>{faultText(code, params)}</p>
    </Card>
  );
}

function WorkingCard({ item, imports }: CardProps) {
  const sending = imports.sending[item.id];
  const cancel = (
    <Button size="small" onClick={() => imports.remove(item.id)}>
      {t('transfer.cancel')}
    </Button>
  );
  if (item.state === 'sending' && !sending) {
    return <Card item={item} tone="bad" text={t('transfer.interrupted')} actions={cancel} />;
  }
  const part = sending ? sending.bytes / Math.max(1, item.sizeBytes) : item.progress;
  // Its files are known once they are all there.
  const isFetching = item.address !== null && item.fileCount === 0;
  const isCounted = item.state !== 'reading' || isFetching;
  const text = sending
    ? t('transfer.sending', { sent: megabytes(sending.bytes), total: megabytes(item.sizeBytes) })
    : item.state === 'storing'
      ? t('transfer.storing', { percent: Math.round(100 * part) })
      : isFetching
        ? t('transfer.fetching', { host: hostOf(item.address), percent: Math.round(100 * part) })
        : t('transfer.reading');
  const { found } = item;
  // What was found stays in sight while it is brought in.
  const isKnown = item.state === 'storing' && found !== null;
  const known =
    isKnown && t('transfer.found', { tool: t(`tool.${found.tool}`), scenes: found.counts.scenes });
  const now = item.state === 'storing' ? 'store' : sending || isFetching ? 'send' : 'read';
  return (
    <Card item={{ name: found?.name ?? item.name }} text={known || text} actions={cancel}>
      <Progress label={text} {...(isCounted && { value: part })} />
      <p className={styles.line}>
        {known && <span>{text}</span>}
        {isCounted && <TimeLeft key={now} part={part} />}
      </p>
      <ImportSteps now={now} isFetched={item.address !== null} />
      {!sending && <p className={styles.quiet}>{t('transfer.goes-on')}</p>}
    </Card>
  );
}

function DoneCard({ item, imports }: CardProps) {
  const { report, tourId } = item;
  if (!report || tourId === null) return null;
  const text = t('transfer.done', { scenes: report.scenes, files: report.stored });
  return (
    <Card
      item={{ ...item, name: report.name }}
      tone="good"
      text={text}
      actions={
        <>
          <ButtonLink size="small" to={`/dashboard?show=report&import=${encodeURIComponent(item.id)}`}>
            {t('transfer.report')}
          </ButtonLink>
          <ButtonLink size="small" variant="solid" to={`/editor?tourId=${encodeURIComponent(tourId)}`}>
            {t('transfer.open')}
          </ButtonLink>
          <Remove {...{ item, imports }} />
        </>
      }
    />
  );
}

function Remove({ item, imports }: CardProps) {
  return (
    <IconButton
      label={t('transfer.remove', { name: item.name })}
      icon={<IconX size={18} stroke={1.75} />}
      size="small"
      onClick={() => imports.remove(item.id)}
    />
  );
}

function hostOf(address: string | null): string {
  return URL.parse(address ?? '')?.host ?? '';
}

function megabytes(bytes: number): string {
  return sizeText(bytes, 'megabyte', 1e6);
}
