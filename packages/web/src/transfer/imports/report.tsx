import {
  IconArchive,
  IconCircleCheck,
  IconCircleMinus,
  IconFileText,
  IconFileUnknown,
  IconWaveSine,
} from '@tabler/icons-react';
import type { TransferLine } from '@tourwright/api';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { lineText, t } from '../transfer-text.ts';
import type { LinePlace } from './place-of-line.ts';
import styles from './report.module.css';

/** Longer lists are read in the JSON; before an import a taste of them is enough. */
const mostShown = 500;
const mostTasted = 10;

interface Lacking extends Pick<TransferLine, 'file' | 'line'> {
  place: string;
  address: string;
  reason: string | null;
}

/** What a report of an import or export shows. */
export interface ReportProps {
  lines: readonly TransferLine[];
  lacking: readonly Lacking[];
  /** Where in the tour that is; absent while there is none. */
  placeOf?: (place: string) => LinePlace | null;
  tourId?: string;
  /** The small pictures of the tour's scenes, by their ids. */
  thumbnails?: ReadonlyMap<number, string>;
  /** Beside the heading of what was carried over nearly. */
  checked?: ReactNode;
}

type Group = TransferLine['outcome'] | 'kept' | 'lacking';

const icons = {
  mapped: IconCircleCheck,
  approximated: IconWaveSine,
  dropped: IconCircleMinus,
  kept: IconArchive,
  lacking: IconFileUnknown,
} as const satisfies Record<Group, unknown>;

/** What of all that was mapped is counted by itself. */
const counted = ['scene', 'link', 'hotspot', 'floor_plan'] as const;

/** What nothing here has the meaning of, but comes back when the tour goes out again, is a group of its own. */
function groupOf({ outcome, code }: TransferLine): Group {
  return code === 'kept_field' ? 'kept' : outcome;
}

/** Counts, then the lines that somebody should look at, each with its scene and hotspot. */
export function Report({ lines, lacking, placeOf, tourId, thumbnails, checked }: ReportProps) {
  const of = (group: Group) => lines.filter((line) => groupOf(line) === group);
  const shown = (line: TransferLine): ShownLine => ({
    place: line.place,
    file: fileText(line),
    text: lineText(line.code, line.params),
    at: placeOf?.(line.place) ?? null,
    step: 'show',
  });
  const missing = lacking.map(({ place, address, reason, ...source }): ShownLine => {
    const at = placeOf?.(place) ?? null;
    return {
      place: place === address ? place : `${place}: ${address}`,
      file: fileText(source),
      text: reason ?? t('transfer.missing-file'),
      at,
      step: addingOf(address, at),
    };
  });
  const kept = of('kept');
  const counts: [Group, number][] = [
    ...(['mapped', 'approximated', 'dropped'] as const).map((group): [Group, number] => [
      group,
      of(group).length,
    ]),
    ...(kept.length > 0 ? ([['kept', kept.length]] as [Group, number][]) : []),
    ...(missing.length > 0 ? ([['lacking', missing.length]] as [Group, number][]) : []),
  ];
  return (
    <div className={styles.report}>
      <dl className={styles.counts}>
        {counts.map(([group, count]) => (
          <div key={group} className={styles.count}>
            <dt>
              <Mark group={group} />
              {t(`transfer.${group}`)}
            </dt>
            <dd>
              <b>{count}</b>
              {t(`transfer.${group}-text`)}
            </dd>
          </div>
        ))}
      </dl>
      <Lines group="lacking" {...{ tourId, thumbnails }} lines={missing} />
      <Lines group="approximated" {...{ tourId, thumbnails }} lines={of('approximated').map(shown)}>
        {checked}
      </Lines>
      <Lines group="dropped" {...{ tourId, thumbnails }} lines={of('dropped').map(shown)} />
      <Lines group="kept" {...{ tourId, thumbnails }} lines={kept.map(shown)} />
      {placeOf && <Mapped lines={of('mapped')} />}
    </div>
  );
}

function Mark({ group }: { group: Group }) {
  const Icon = icons[group];
  return <Icon className={styles[group]} size={20} stroke={1.75} aria-hidden="true" />;
}

/** As editors and compilers write it: `app/data.js:14`. */
function fileText({ file, line }: Pick<TransferLine, 'file' | 'line'>): string | null {
  if (file === undefined) return null;
  return line === undefined ? file : `${file}:${line}`;
}

interface ShownLine {
  place: string;
  file: string | null;
  text: string;
  at: LinePlace | null;
  /** What one does about it in the editor. */
  step: 'show' | 'add-photo' | 'add-file';
}

interface LinesProps {
  group: Group;
  lines: readonly ShownLine[];
  tourId: string | undefined;
  thumbnails: ReadonlyMap<number, string> | undefined;
  children?: ReactNode;
}

function Lines({ group, lines, tourId, thumbnails, children }: LinesProps) {
  if (lines.length === 0) return null;
  const title = t(`transfer.${group}`);
  const isTaste = tourId === undefined;
  // Below the heading of a card, or of the page.
  const Heading = isTaste ? 'h3' : 'h2';
  const most = isTaste ? mostTasted : mostShown;
  const left = Math.max(0, lines.length - most);
  return (
    <section className={styles.lines} aria-label={title}>
      <header className={styles.groupHead}>
        <Mark group={group} />
        <Heading>{t('report-page.group', { title, count: lines.length })}</Heading>
        {children}
      </header>
      <ul>
        {lines.slice(0, most).map(({ place, file, text, at, step }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
          <li key={index}>
            {!isTaste && <Picture src={thumbnails?.get(at?.sceneId ?? -1)} />}
            {at && <b>{nameOf(at)}</b>}
            <span>{text}</span>
            <code>{place}</code>
            {file !== null && <code>{file}</code>}
            {tourId !== undefined && at && at.sceneId !== null && (
              <ButtonLink size="small" to={editorPath(tourId, at)}>
                {t(`report-page.${step}`)}
                <span className="visually-hidden"> {nameOf(at)}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className={styles.more}>
          {t(isTaste ? 'transfer.more-in-report' : 'transfer.more-lines', { count: left })}
        </p>
      )}
    </section>
  );
}

/** A file that did not come is added where it belongs. */
function addingOf(address: string, at: LinePlace | null): ShownLine['step'] {
  const isPhoto = at?.hotspotId === null && /\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(address);
  return isPhoto ? 'add-photo' : 'add-file';
}

/** The scene that a line is about, or a file where it is about none. */
function Picture({ src }: { src: string | undefined }) {
  if (src) return <img className={styles.picture} src={src} alt="" loading="lazy" />;
  return (
    <span className={styles.picture} aria-hidden="true">
      <IconFileText size={18} stroke={1.75} />
    </span>
  );
}

function Mapped({ lines }: { lines: readonly TransferLine[] }) {
  const count = (code: string) => lines.filter((line) => line.code === code).length;
  const others = lines.length - counted.reduce((sum, code) => sum + count(code), 0);
  const title = t('transfer.mapped');
  return (
    <section className={styles.lines} aria-label={title}>
      <header className={styles.groupHead}>
        <Mark group="mapped" />
        <h2>{t('report-page.group', { title, count: lines.length })}</h2>
      </header>
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

/** The editor with that scene open and that hotspot selected. */
function editorPath(tourId: string, { sceneId, hotspotId }: LinePlace): string {
  const query = new URLSearchParams({ tourId, scene: String(sceneId) });
  if (hotspotId !== null) query.set('hotspot', hotspotId);
  return `/editor?${query}`;
}
