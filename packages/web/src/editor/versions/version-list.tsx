import type { Version } from '@tourwright/api';
import { timeText } from '../../i18n/format.ts';
import { Chip } from '../../ui/chip.tsx';
import { usePublishState } from '../session/use-publish-state.ts';
import { groupsText } from './comparison/change-text.ts';
import { recentText } from './credit-text.ts';
import { dayText, versionName } from './shown-state.ts';
import styles from './versions-page.module.css';
import { t } from './versions-text.ts';

interface VersionListProps {
  items: readonly Version[];
  /** Null: the draft as it is. */
  chosen: number | null;
  onChoose(version: number | null): void;
}

/** The draft as it is, and what was kept before, newest first, under its days. */
export function VersionList({ items, chosen, onChoose }: VersionListProps) {
  const state = usePublishState();
  return (
    <nav className={styles.list} aria-label={t('versions.list')}>
      <button
        type="button"
        className={styles.version}
        aria-current={chosen === null || undefined}
        onClick={() => onChoose(null)}
      >
        <b>{t('versions.now')}</b>
        <span className={styles.said}>
          {t(state === 'live' ? 'versions.now-live' : 'versions.now-draft')}
        </span>
      </button>
      {daysOf(items).map(([day, versions]) => (
        <section key={day}>
          <h2>{day}</h2>
          {versions.map((version) => (
            <VersionButton
              key={version.version}
              {...{ version }}
              isChosen={chosen === version.version}
              onChoose={onChoose}
            />
          ))}
        </section>
      ))}
    </nav>
  );
}

/** The versions of each day, in their order. */
function daysOf(items: readonly Version[]): [day: string, versions: Version[]][] {
  const days = new Map<string, Version[]>();
  for (const item of items) {
    const day = dayText(item.at);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}

interface VersionButtonProps {
  version: Version;
  isChosen: boolean;
  onChoose(version: number): void;
}

function VersionButton({ version, isChosen, onChoose }: VersionButtonProps) {
  const { at, isLive, name, kind } = version;
  const title = versionName(version);
  const people = changesByPerson(version);
  return (
    <button
      type="button"
      className={styles.version}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(version.version)}
    >
      <b>{title}</b>
      <time dateTime={at}>{timeText(new Date(at))}</time>
      {people.map(({ by, at: last, said }) => (
        <span key={`${by} ${last}`} className={styles.said}>
          {personText(by === title ? null : by, last, said)}
        </span>
      ))}
      <span className={styles.chips}>
        {isLive && <Chip tone="good">{t('versions.chip.live')}</Chip>}
        {!isLive && kind === 'published' && name !== null && <Chip>{t('versions.chip.published')}</Chip>}
        {name !== null && <Chip>{t('versions.chip.named')}</Chip>}
      </span>
    </button>
  );
}

interface PersonsChanges {
  by: string | null;
  /** Where several made the version: when this one made their last change. */
  at: string | null;
  said: string;
}

/** What each person changed in a version; who made it as a whole, where no more is known. */
function changesByPerson({ by, changes, scenes }: Version): PersonsChanges[] {
  if (changes === null) return [{ by, at: null, said: t('versions.first', { count: scenes }) }];
  const people = new Map<string | null, { at: string | null; groups: typeof changes }>();
  for (const group of changes) {
    const isKnown = group.at != null;
    const person = isKnown ? (group.by ?? t('versions.somebody')) : by;
    const { at, groups } = people.get(person) ?? { at: null, groups: [] };
    const isLater = isKnown && (at === null || Date.parse(group.at ?? '') > Date.parse(at));
    people.set(person, { at: isLater ? group.at : at, groups: [...groups, group] });
  }
  if (people.size === 0) return [{ by, at: null, said: groupsText([]) }];
  return [...people].map(([person, { at, groups }]) => ({
    by: person,
    at: people.size > 1 ? at : null,
    said: groupsText(groups),
  }));
}

function personText(by: string | null, at: string | null, changes: string): string {
  if (by === null) return changes;
  return at === null
    ? t('versions.by', { by, changes })
    : t('versions.by-at', { by, at: recentText(at), changes });
}
