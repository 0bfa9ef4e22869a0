import type { TransferLine } from '@tourwright/api';
import { ButtonLink } from '../ui/button.tsx';
import type { LinePlace } from './place-of-line.ts';
import styles from './transfer.module.css';
import { lineText, t } from './transfer-text.ts';

/** Longer lists are read in the JSON. */
const mostShown = 500;

interface Lacking {
  place: string;
  address: string;
  reason: string | null;
}

export interface ReportProps {
  lines: readonly TransferLine[];
  lacking: readonly Lacking[];
  /** Where in the tour that is; absent while there is none. */
  placeOf?: (place: string) => LinePlace | null;
  tourId?: string;
}

const outcomes = ['mapped', 'approximated', 'dropped'] as const;
/** What of all that was mapped is counted by itself. */
const counted = ['scene', 'link', 'hotspot', 'floor_plan'] as const;

/** Counts, then the lines that somebody should look at, each with its scene and hotspot. */
export function Report({ lines, lacking, placeOf, tourId }: ReportProps) {
  const of = (outcome: TransferLine['outcome']) => lines.filter((line) => line.outcome === outcome);
  const shown = (line: TransferLine): ShownLine => ({
    place: line.place,
    text: lineText(line.code, line.params),
    at: placeOf?.(line.place) ?? null,
  });
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
          tourId={tourId}
          lines={lacking.map(({ place, address, reason }) => ({
            place: place === address ? place : `${place}: ${address}`,
            text: reason ?? t('transfer.missing-file'),
            at: placeOf?.(place) ?? null,
          }))}
        />
      )}
      {(['approximated', 'dropped'] as const).map((outcome) => (
        <Lines
          key={outcome}
          title={t(`transfer.${outcome}`)}
          tourId={tourId}
          lines={of(outcome).map(shown)}
        />
      ))}
      {placeOf && <Mapped lines={of('mapped')} />}
    </div>
  );
}

interface ShownLine {
  place: string;
  text: string;
  at: LinePlace | null;
}

interface LinesProps {
  title: string;
  lines: readonly ShownLine[];
  tourId: string | undefined;
}

function Lines({ title, lines, tourId }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.lines} aria-label={title}>
      <h3>
        {title}, {lines.length}
      </h3>
      <ul>
        {lines.slice(0, mostShown).map(({ place, text, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
          <li key={index}>
            {at && <b>{nameOf(at)}</b>}
            <span>{text}</span>
            <code>{place}</code>
            {tourId !== undefined && at && at.sceneId !== null && (
              <ButtonLink size="small" to={editorPath(tourId, at)}>
                {t('report-page.show')}
                <span className="visually-hidden"> {nameOf(at)}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {lines.length > mostShown && <p>{t('transfer.more-lines', { count: lines.length - mostShown })}</p>}
    </section>
  );
}

function Mapped({ lines }: { lines: readonly TransferLine[] }) {
  const count = (code: string) => lines.filter((line) => line.code === code).length;
  const others = lines.length - counted.reduce((sum, code) => sum + count(code), 0);
  return (
    <section className={styles.report} aria-label={t('transfer.mapped')}>
      <dl className={styles.table}>
        {counted.map((code) => (
          <div key={code}>
            <dt>{t(`report-page.count-${code}`)}</dt>
            <dd>{count(code)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('report-page.others')}</dt>
          <dd>{others}</dd>
        </div>
      </dl>
    </section>
  );
}

function nameOf({ sceneName: scene, hotspotId, hotspotName }: LinePlace): string {
  if (hotspotId === null) return scene;
  return hotspotName === null
    ? t('report-page.hotspot', { scene })
    : t('report-page.named-hotspot', { scene, name: hotspotName });
}

/** The editor with that scene open and that hotspot in hand. */
function editorPath(tourId: string, { sceneId, hotspotId }: LinePlace): string {
  const query = new URLSearchParams({ tourId, scene: String(sceneId) });
  if (hotspotId !== null) query.set('hotspot', hotspotId);
  return `/editor?${query}`;
}
