import { Dialog as Base } from '@base-ui/react/dialog';
import { IconArrowLeft, IconBookmarkPlus } from '@tabler/icons-react';
import type { KeepRule, Version } from '@tourwright/api';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t as ofEditor } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { Comparison, type Mode } from './comparison/comparison.tsx';
import { NameDialog } from './name-dialog.tsx';
import { momentText, type ShownState, versionName } from './shown-state.ts';
import { useVersionContent, useVersions } from './use-versions.ts';
import { VersionList } from './version-list.tsx';
import styles from './versions-page.module.css';
import { t } from './versions-text.ts';

/** All states of the tour that are kept, over the editor: to look at, to compare, to name and to go back to. */
export function VersionsPage({ onClose }: { onClose(): void }) {
  const { tourId } = useOpenTour();
  const title = useEditorStore(({ tour }) => tour?.name ?? ofEditor('tour.untitled'));
  const { list, failure, reload } = useVersions(tourId);
  const [wanted, setWanted] = useState<number | null | undefined>(undefined);
  const [isNaming, setNaming] = useState(false);
  const items = list?.items ?? [];
  // What visitors see, else the newest one, until somebody chooses.
  const first = items.find(({ isLive }) => isLive) ?? items[0];
  const chosen = wanted === undefined ? (first?.version ?? null) : wanted;
  const version = items.find((item) => item.version === chosen) ?? null;
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Popup className={styles.page}>
          <header className={styles.top}>
            <Button
              variant="quiet"
              size="small"
              icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
              onClick={onClose}
            >
              {t('versions.back')}
            </Button>
            <Base.Title className={styles.title}>{t('versions.title', { name: title })}</Base.Title>
            {list && <KeepText keep={list.keep} />}
            <Button
              size="small"
              disabled={list === null}
              icon={<IconBookmarkPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setNaming(true)}
            >
              {t(version?.name ? 'name.rename' : 'name.open')}
            </Button>
          </header>
          {list && <VersionList items={items} chosen={chosen} onChoose={setWanted} />}
          <div className={styles.work}>
            {failure !== null && (
              <div className={styles.notice} role="alert">
                <p>{t('versions.failed', { reason: failure })}</p>
                <Button onClick={reload}>{t('versions.try-again')}</Button>
              </div>
            )}
            {list === null && failure === null && <p className={styles.notice}>{t('versions.loading')}</p>}
            {list && <Chosen {...{ items, version }} onClose={onClose} />}
          </div>
          {isNaming && <NameDialog version={version} onClose={() => setNaming(false)} onNamed={reload} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** How long versions are kept, as this server has it. */
function KeepText({ keep: { hourlyDays, dailyDays, published } }: { keep: KeepRule }) {
  const values = { hourly: hourlyDays, daily: dailyDays, published };
  return <p className={styles.keep}>{t('versions.keep', values)}</p>;
}

interface ChosenProps {
  items: readonly Version[];
  /** Null: the draft. */
  version: Version | null;
  onClose(): void;
}

/** The chosen version beside the draft or another one, or alone. */
function Chosen({ items, version, onClose }: ChosenProps) {
  const { tourId } = useOpenTour();
  const [mode, setMode] = useState<Mode>('both');
  const [otherId, setOtherId] = useState<number | null>(null);
  const onFailed = useCallback((reason: string) => showToast('error', t('versions.failed', { reason })), []);
  const now = useDraft();
  const from = useKept(tourId, version, onFailed);
  // Beside the draft is what visitors see, else the newest version, until somebody chooses.
  const usual = version === null ? (items.find(({ isLive }) => isLive) ?? items[0] ?? null) : null;
  const other = items.find((item) => item.version === otherId && item.version !== version?.version) ?? usual;
  const kept = useKept(tourId, other, onFailed);
  if (items.length === 0) {
    return (
      <div className={styles.notice}>
        <h2>{t('versions.none')}</h2>
        <p>{t('versions.none-text')}</p>
      </div>
    );
  }
  const shown = version === null ? now : from;
  if (!shown) return <p className={styles.notice}>{t('versions.loading')}</p>;
  const isAlone = mode === 'one';
  const to = isAlone ? null : other ? kept : now;
  // The earlier state is on the left, whichever was chosen first: what was added is on the right.
  const isEarlier = to?.version != null && (shown.version === null || to.version < shown.version);
  const [left, right] = isEarlier ? [to, shown] : [shown, to];
  const options = [
    ...(version === null ? [] : [{ value: '', label: t('versions.now') }]),
    ...items
      .filter((item) => item.version !== version?.version)
      .map((item) => ({
        value: String(item.version),
        label: `${versionName(item)}, ${momentText(item.at)}`,
      })),
  ];
  return (
    <Comparison
      key={`${left.version} ${right?.version}`}
      from={left}
      to={right}
      chosen={shown}
      mode={isAlone ? 'one' : mode}
      onMode={setMode}
      other={
        <SelectField
          label={t('compare.with')}
          labelHidden
          size="small"
          className={styles.select}
          value={String(other?.version ?? '')}
          options={options}
          onChange={({ target }) => setOtherId(target.value === '' ? null : Number(target.value))}
        />
      }
      onRestored={onClose}
    />
  );
}

/** The draft as it is. */
function useDraft(): ShownState | null {
  const tour = useEditorStore((state) => state.tour);
  const media = useEditorStore((state) => state.media);
  return useMemo(
    () => tour && { version: null, name: t('versions.now'), at: null, tour, media },
    [tour, media],
  );
}

function useKept(
  tourId: string,
  version: Version | null,
  onFailed: (reason: string) => void,
): ShownState | null {
  const content = useVersionContent(tourId, version?.version ?? null, onFailed);
  return useMemo(
    () => version && content && { ...content, name: versionName(version), at: version.at },
    [version, content],
  );
}
