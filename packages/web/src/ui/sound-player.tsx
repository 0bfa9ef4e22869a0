import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { clockText } from '../i18n/clock-text.ts';
import { Slider } from './fields/slider.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './sound-player.module.css';
import { t } from './ui-text.ts';

interface SoundPlayerProps {
  url: string;
  /** What is heard, in a few words. */
  name: string;
  /** Seconds; null: the file does not say it. */
  onLength?(seconds: number | null): void;
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** A sound to be heard while one works on it: play, pause, and where in it. A new `key` for another file. */
export function SoundPlayer({ url, name, onLength }: SoundPlayerProps) {
  const sound = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [length, setLength] = useState<number | null>(null);
  const [isLost, setLost] = useState(false);
  const toggle = () => {
    if (isPlaying) sound.current?.pause();
    else void sound.current?.play().catch(() => setPlaying(false));
  };
  // Of a sound that is played at once, it may be known only while it plays.
  const readLength = ({ duration }: HTMLAudioElement) => {
    const known = Number.isFinite(duration) && duration > 0 ? duration : null;
    if (known === length) return;
    setLength(known);
    onLength?.(known);
  };
  const seek = (to: number) => {
    if (sound.current) sound.current.currentTime = to;
    setSeconds(to);
  };
  const timeOf = (at: number) =>
    length === null ? clockText(at) : t('ui.sound-time', { time: clockText(at), total: clockText(length) });
  if (isLost) return <p role="status">{t('ui.sound-lost')}</p>;
  return (
    <fieldset className={styles.player} aria-label={name}>
      {/* biome-ignore lint/a11y/useMediaCaption: its captions are written beside it */}
      <audio
        ref={sound}
        src={url}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onError={() => setLost(true)}
        onTimeUpdate={({ currentTarget }) => {
          setSeconds(currentTarget.currentTime);
          readLength(currentTarget);
        }}
        onDurationChange={({ currentTarget }) => readLength(currentTarget)}
      />
      <IconButton
        size="small"
        label={t(isPlaying ? 'ui.pause' : 'ui.play')}
        icon={isPlaying ? <IconPlayerPauseFilled {...icon} /> : <IconPlayerPlayFilled {...icon} />}
        onClick={toggle}
      />
      {length !== null && (
        <Slider
          label={t('ui.sound-position')}
          value={Math.min(seconds, length)}
          min={0}
          max={length}
          step={0.1}
          describe={timeOf}
          onChange={seek}
        />
      )}
      <span className={styles.time}>{timeOf(seconds)}</span>
    </fieldset>
  );
}
