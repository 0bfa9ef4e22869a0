import { useEffect, useState } from 'react';

const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/** True when nothing was moved, pressed or focused for this long. */
export function useIdle(delayMs: number): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onInput = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), delayMs);
    };
    onInput();
    for (const name of inputs) addEventListener(name, onInput, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of inputs) removeEventListener(name, onInput);
    };
  }, [delayMs]);
  return isIdle;
}
