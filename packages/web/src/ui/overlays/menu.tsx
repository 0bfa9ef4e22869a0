import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';
import { MenuEntries, type MenuEntry, useMenuFocus } from './menu-entries.tsx';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  className?: string;
  onOpenChange?(open: boolean): void;
}

/** What can be done with a thing, behind a button. */
export function Menu({
  trigger,
  entries,
  align = 'end',
  side = 'bottom',
  className,
  onOpenChange,
}: MenuProps) {
  const { onChoose, finalFocus } = useMenuFocus();
  return (
    <Base.Root modal={false} {...(onOpenChange && { onOpenChange: (open: boolean) => onOpenChange(open) })}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={6} align={align} side={side}>
          <Base.Popup className={classNames(styles.popup, className)} finalFocus={finalFocus}>
            <MenuEntries entries={entries} onChoose={onChoose} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
