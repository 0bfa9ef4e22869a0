import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: string;
  /** Shown after the text, such as "Ctrl Z". */
  keys?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** One element that takes a ref and event handlers. It must have its own name: a tooltip is only seen. */
  children: ReactElement;
}

/** A short text beside what the pointer or the focus is on. */
export function Tooltip({ text, keys, side = 'bottom', children }: TooltipProps) {
  return (
    <Base.Root
      // A dialog that holds it closes with the same key.
      onOpenChange={(_, { reason, allowPropagation }) => reason === 'escape-key' && allowPropagation()}
    >
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} sideOffset={6}>
          {/* What it is beside has the same words as its name. */}
          <Base.Popup className={styles.popup} aria-hidden="true">
            {text}
            {keys && <kbd className={styles.keys}>{keys}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
