import {
  IconArrowBackUp,
  IconLayoutGrid,
  IconMap2,
  IconMaximize,
  IconMinimize,
  IconPlayerPause,
  IconPlayerPlay,
  IconRotate360,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { classNames } from '../ui/class-names.ts';
import { ChromeButton } from './chrome-button.tsx';
import styles from './control-bar.module.css';
import { t } from './preview-text.ts';
import { useFullscreen } from './use-fullscreen.ts';

interface ControlBarProps {
  areRoomsOpen: boolean;
  onRooms: () => void;
  hasWayBack: boolean;
  onBack: () => void;
  turns: boolean;
  onTurn: () => void;
  /** Null where there is nothing to be led through. */
  guide: { isPlaying: boolean; toggle: () => void } | null;
  /** Null where there is nothing to hear. */
  sound: { isOn: boolean; toggle: () => void } | null;
  /** Null where there is no floor plan. */
  plan: { isOpen: boolean; onToggle: () => void } | null;
  /** What fills the screen. */
  player: RefObject<HTMLElement | null>;
}

const iconLooks = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The bar below the picture. */
export function ControlBar(props: ControlBarProps) {
  const { areRoomsOpen, onRooms, hasWayBack, onBack, turns, onTurn, guide, sound, plan, player } = props;
  const fullscreen = useFullscreen(player);
  return (
    <nav className={classNames('glass', styles.bar)} aria-label={t('preview.controls')}>
      <ChromeButton
        label={t('preview.rooms')}
        icon={<IconLayoutGrid {...iconLooks} />}
        aria-expanded={areRoomsOpen}
        onClick={onRooms}
      />
      <ChromeButton
        label={t('preview.back')}
        icon={<IconArrowBackUp {...iconLooks} />}
        disabled={!hasWayBack}
        onClick={onBack}
      />
      <span className={styles.rule} aria-hidden="true" />
      {guide && (
        <ChromeButton
          label={guide.isPlaying ? t('preview.guide-stop') : t('preview.guide')}
          icon={guide.isPlaying ? <IconPlayerPause {...iconLooks} /> : <IconPlayerPlay {...iconLooks} />}
          onClick={guide.toggle}
        />
      )}
      <ChromeButton
        label={turns ? t('preview.turn-stop') : t('preview.turn')}
        icon={<IconRotate360 {...iconLooks} />}
        aria-pressed={turns}
        onClick={onTurn}
      />
      {sound && (
        <ChromeButton
          label={sound.isOn ? t('preview.sound-off') : t('preview.sound-on')}
          icon={sound.isOn ? <IconVolume {...iconLooks} /> : <IconVolumeOff {...iconLooks} />}
          onClick={sound.toggle}
        />
      )}
      {plan && (
        <ChromeButton
          label={t('preview.plan')}
          icon={<IconMap2 {...iconLooks} />}
          aria-pressed={plan.isOpen}
          onClick={plan.onToggle}
        />
      )}
      {fullscreen.isPossible && (
        <ChromeButton
          label={fullscreen.isOn ? t('preview.fullscreen-end') : t('preview.fullscreen')}
          icon={fullscreen.isOn ? <IconMinimize {...iconLooks} /> : <IconMaximize {...iconLooks} />}
          onClick={fullscreen.toggle}
        />
      )}
    </nav>
  );
}
