import {
  IconChevronDown,
  IconDots,
  IconEye,
  IconMicrophone,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerRecordFilled,
  IconPlayerSkipBack,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { clockText } from '../../i18n/clock-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useEditorStore } from '../editor-store.ts';
import { HelpButton } from '../help/help-button.tsx';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { setTour } from '../session/set-tour.ts';
import styles from './guide-drawer.module.css';
import { addViewAsStop, mostStops } from './guide-edits.ts';
import { g } from './guide-text.ts';
import type { TimedStop } from './guide-times.ts';
import { useShowStop } from './stops/use-show-stop.ts';
import { ZoomTools, type ZoomToolsProps } from './zoom-tools.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const filled = { size: 16, 'aria-hidden': true } as const;

interface PlayToolsProps {
  timed: readonly TimedStop[];
  total: number;
}

/** What can be done with the whole guided tour. */
export function GuideHead({ timed, total, zoom, onZoom }: PlayToolsProps & ZoomToolsProps) {
  const openTour = useOpenTour();
  const { store } = openTour;
  const hasScene = useEditorStore(({ selectedSceneId }) => selectedSceneId !== null);
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  const hasStops = timed.length > 0;
  const close = () => {
    // Where it was opened.
    document.querySelector<HTMLElement>('[data-panel="guide"]')?.focus({ preventScroll: true });
    store.setState({ panel: 'scenes' });
  };
  return (
    <div className={styles.head}>
      <h2>{g('guide.title')}</h2>
      <HelpButton topic="guide" />
      {hasStops && <PlayTools timed={timed} total={total} />}
      <span className={styles.grow} />
      <Button
        size="small"
        variant="quiet"
        disabled={!hasScene || timed.length >= mostStops}
        aria-label={g('guide.add')}
        icon={<IconPlus {...icon} />}
        onClick={() => addViewAsStop(openTour)}
      >
        {g(isNarrow ? 'guide.add-short' : 'guide.add')}
      </Button>
      <RecordMenu isDisabled={!hasScene || timed.length >= mostStops} />
      {hasStops && (
        <span className={styles.zoom}>
          <ZoomTools zoom={zoom} onZoom={onZoom} />
        </span>
      )}
      {hasStops && (
        <Menu
          side="top"
          trigger={<IconButton size="small" label={g('guide.more')} icon={<IconDots {...icon} />} />}
          entries={[
            {
              id: 'none',
              label: g('guide.use-every-scene'),
              icon: <IconTrash {...icon} />,
              danger: true,
              onSelect: () => setTour(store, 'guide', null, 'edit.guide.every-scene'),
            },
          ]}
        />
      )}
      <IconButton
        size="small"
        className={styles.spare}
        label={g('guide.close')}
        icon={<IconChevronDown {...icon} />}
        onClick={close}
      />
    </div>
  );
}

/** Plays from the chosen stop, or goes back to the first, and says how far it is. */
function PlayTools({ timed, total }: PlayToolsProps) {
  const { store } = useOpenTour();
  const showStop = useShowStop();
  const selectedId = useEditorStore((state) => state.selectedStopId);
  const isPlaying = useEditorStore(({ guideRun }) => guideRun?.kind === 'play');
  const here = timed.find(({ stop }) => stop.id === selectedId) ?? timed[0];
  const play = () => {
    if (isPlaying) store.setState({ guideRun: null });
    else if (here) store.setState({ guideRun: { kind: 'play', stopId: here.stop.id ?? '', since: null } });
  };
  return (
    <>
      <IconButton
        size="small"
        className={styles.spare}
        label={g('guide.to-start')}
        icon={<IconPlayerSkipBack {...icon} />}
        onClick={() => timed[0] && showStop(timed[0].stop)}
      />
      <Button
        size="small"
        variant="solid"
        icon={isPlaying ? <IconPlayerPauseFilled {...filled} /> : <IconPlayerPlayFilled {...filled} />}
        onClick={play}
      >
        {g(isPlaying ? 'guide.pause' : 'guide.play')}
      </Button>
      <span className={`${styles.time} numbers`}>
        {g('guide.time', { time: clockText(here?.start ?? 0), total: clockText(total) })}
      </span>
    </>
  );
}

/** Begins to record a walk, with the voice or in silence. */
function RecordMenu({ isDisabled }: { isDisabled: boolean }) {
  const { store } = useOpenTour();
  const record = (withVoice: boolean) =>
    store.setState({ guideRun: { kind: 'record', withVoice, phase: 'asking', seconds: 0, stops: 0 } });
  return (
    <Menu
      side="top"
      trigger={
        <Button
          size="small"
          className={styles.record}
          data-record=""
          disabled={isDisabled}
          icon={<IconPlayerRecordFilled {...filled} />}
        >
          {g('guide.record')}
        </Button>
      }
      entries={[
        {
          id: 'voice',
          label: g('guide.record-voice'),
          icon: <IconMicrophone {...icon} />,
          onSelect: () => record(true),
        },
        {
          id: 'silent',
          label: g('guide.record-silent'),
          icon: <IconEye {...icon} />,
          onSelect: () => record(false),
        },
      ]}
    />
  );
}
