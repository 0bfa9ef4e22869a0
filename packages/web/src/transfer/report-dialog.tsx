import { IconDownload } from '@tabler/icons-react';
import type { TransferLine } from '@tourwright/api';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './transfer.module.css';
import { lineText, t } from './transfer-text.ts';

/** Longer lists are read in the JSON. */
const mostShown = 500;

interface Lacking {
  place: string;
  address: string;
  reason: string | null;
}

interface ReportProps {
  name: string;
  lines: readonly TransferLine[];
  lacking: readonly Lacking[];
}

const outcomes = ['mapped', 'approximated', 'dropped'] as const;

/** What was carried over, nearly carried over and left out, with its place in the document; also as a file. */
export function ReportDialog({ onClose, ...report }: ReportProps & { onClose(): void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t('transfer.report-title', { name: report.name })}
      actions={
        <>
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => saveJson(report)}
          >
            {t('transfer.json')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('transfer.close')}
          </Button>
        </>
      }
    >
      <div className={styles.inDialog}>
        <Report {...report} />
      </div>
    </Dialog>
  );
}

/** Counts, then the lines that somebody should look at. */
export function Report({ lines, lacking }: Omit<ReportProps, 'name'>) {
  const of = (outcome: TransferLine['outcome']) => lines.filter((line) => line.outcome === outcome);
  return (
    <div className={styles.report}>
      <dl className={styles.counts}>
        {outcomes.map((outcome) => (
          <div key={outcome} className={styles.count}>
            <dt>{t(`transfer.${outcome}`)}</dt>
            <dd>
              <b>{of(outcome).length}</b>
              {t(`transfer.${outcome}-text`)}
            </dd>
          </div>
        ))}
        {lacking.length > 0 && (
          <div className={styles.count}>
            <dt>{t('transfer.lacking')}</dt>
            <dd>
              <b>{lacking.length}</b>
              {t('transfer.lacking-text')}
            </dd>
          </div>
        )}
      </dl>
      {lacking.length > 0 && (
        <Lines
          title={t('transfer.lacking')}
          lines={lacking.map(({ place, address, reason }) => ({
            place: place === address ? place : `${place}: ${address}`,
            text: reason ?? t('transfer.missing-file'),
          }))}
        />
      )}
      {(['dropped', 'approximated'] as const).map((outcome) => (
        <Lines
          key={outcome}
          title={t(`transfer.${outcome}`)}
          lines={of(outcome).map(({ code, place, params }) => ({ place, text: lineText(code, params) }))}
        />
      ))}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly { place: string; text: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.lines}>
      <h3>
        {title}, {lines.length}
      </h3>
      <ul>
        {lines.slice(0, mostShown).map(({ place, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
          <li key={index}>
            <span>{text}</span>
            <code>{place}</code>
          </li>
        ))}
      </ul>
      {lines.length > mostShown && <p>{t('transfer.more-lines', { count: lines.length - mostShown })}</p>}
    </section>
  );
}

function saveJson(report: ReportProps): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `${report.name}-report.json`,
  });
  link.click();
  URL.revokeObjectURL(url);
}
