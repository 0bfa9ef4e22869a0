import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useFocusHeir } from '../../../ui/use-focus-heir.ts';
import styles from '../panels.module.css';
import { t } from '../panels-text.ts';

interface FetchedProps {
  /** What is said when it does not come. */
  lost: string;
  children: (onError: () => void) => ReactNode;
}

/** A picture, video or sound; where it does not come, that is said, and trying again fetches it again. */
export function Fetched({ lost, children }: FetchedProps) {
  const [isLost, setLost] = useState(false);
  if (!isLost) return children(() => setLost(true));
  return <Lost text={lost} onRetry={() => setLost(false)} />;
}

function Lost({ text, onRetry }: { text: string; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusHeir(box, panelOf);
  return (
    <div className={styles.lost} role="alert" ref={box}>
      <p>{text}</p>
      <Button variant="glass" size="small" onClick={onRetry}>
        {t('panel.retry')}
      </Button>
    </div>
  );
}

/** Where the keyboard continues when the button is gone: the panel's own way out. */
function panelOf(within: HTMLElement): HTMLElement | null | undefined {
  return within.closest('dialog, [role="dialog"]')?.querySelector<HTMLElement>('header button:last-of-type');
}
