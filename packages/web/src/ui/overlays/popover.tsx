import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './popover.module.css';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its heading, and its name for screen readers. */
  title: string;
  titleHidden?: boolean;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  open?: boolean;
  onOpenChange?(open: boolean): void;
  children: ReactNode;
}

/** A small panel beside the button that opened it; the page stays in use. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    titleHidden,
    align = 'center',
    side = 'bottom',
    open,
    onOpenChange,
    children,
  } = props;
  return (
    <Base.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={8} align={align} side={side}>
          <Base.Popup className={styles.popup}>
            <Base.Title className={classNames(styles.title, titleHidden && 'visually-hidden')}>
              {title}
            </Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
