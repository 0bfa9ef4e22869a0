import {
  IconArrowBackUp,
  IconLayoutGrid,
  IconMaximize,
  IconMinimize,
  IconPlayerPause,
  IconPlayerPlay,
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
  /** What fills the screen. */
  player: RefObject<HTMLElement | null>;
}

/** The bar below the picture. */
export function ControlBar(props: ControlBarProps) {
  const { areRoomsOpen, onRooms, hasWayBack, onBack, turns, onTurn, player } = props;
  const fullscreen = useFullscreen(player);
  return (
    <nav className={classNames('glass', styles.bar)} aria-label={t('preview.controls')}>
      <ChromeButton
        label={t('preview.rooms')}
        icon={<IconLayoutGrid size={20} stroke={1.75} aria-hidden="true" />}
        aria-expanded={areRoomsOpen}
        onClick={onRooms}
      />
      <ChromeButton
        label={t('preview.back')}
        icon={<IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />}
        disabled={!hasWayBack}
        onClick={onBack}
      />
      <span className={styles.rule} aria-hidden="true" />
      <ChromeButton
        label={turns ? t('preview.turn-stop') : t('preview.turn')}
        icon={
          turns ? (
            <IconPlayerPause size={20} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />
          )
        }
        onClick={onTurn}
      />
      {fullscreen.isPossible && (
        <ChromeButton
          label={fullscreen.isOn ? t('preview.fullscreen-end') : t('preview.fullscreen')}
          icon={
            fullscreen.isOn ? (
              <IconMinimize size={20} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconMaximize size={20} stroke={1.75} aria-hidden="true" />
            )
          }
          onClick={fullscreen.toggle}
        />
      )}
    </nav>
  );
}
