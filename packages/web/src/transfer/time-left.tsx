import { useEffect, useRef, useState } from 'react';
import { TransferSpeed } from '../client/transfer-speed.ts';
import { t } from './transfer-text.ts';

/** Work goes on scene by scene: what happened in a shorter time says little. */
const windowMs = 60_000;
const sampleMs = 1000;

/**
 * How long the rest of a piece of work takes; nothing while nobody knows, such as at its beginning or while it stands still.
 * Another piece needs another key.
 */
export function TimeLeft({ part }: { part: number }) {
  const seconds = useSecondsLeft(part);
  if (seconds === null) return null;
  return (
    <span>
      {seconds < 60
        ? t('transfer.left-soon')
        : t('transfer.left-minutes', { minutes: Math.round(seconds / 60) })}
    </span>
  );
}

function useSecondsLeft(part: number): number | null {
  const latest = useRef(part);
  latest.current = part;
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const speed = new TransferSpeed(windowMs);
    const sample = () => {
      speed.add(latest.current, performance.now());
      setSeconds(speed.secondsLeft(1));
    };
    sample();
    const timer = setInterval(sample, sampleMs);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
