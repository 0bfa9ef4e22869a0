import { IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from '../cart.module.css';
import { t } from '../cart-text.ts';

interface HeldClockProps {
  /** ISO 8601. */
  until: string;
  isBusy: boolean;
  onAgain: () => Promise<void>;
}

const everyMs = 1000;
const minuteMs = 60_000;

/** How long the items are held, and what to do when they are not any more. */
export function HeldClock({ until, isBusy, onAgain }: HeldClockProps) {
  const minutes = useMinutesUntil(until);
  return (
    <p className={styles.held} role="status">
      <IconClock size={18} stroke={1.75} aria-hidden="true" />
      <span>{minutes > 0 ? t('checkout.held', { minutes }) : t('checkout.over')}</span>
      {minutes === 0 && (
        <Button variant="glass" size="small" loading={isBusy} onClick={() => void onAgain()}>
          {t('checkout.again')}
        </Button>
      )}
    </p>
  );
}

/** Begun minutes; 0 when the time is over. */
function useMinutesUntil(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / minuteMs));
  const [minutes, setMinutes] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the clock, which nothing else reports.
  useEffect(() => {
    setMinutes(left());
    const timer = setInterval(() => setMinutes(left()), everyMs);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}
