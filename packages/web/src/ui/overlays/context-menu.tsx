import { ContextMenu as Base } from '@base-ui/react/context-menu';
import type { ReactElement } from 'react';
import styles from './menu.module.css';
import { MenuEntries, type MenuEntry, useMenuFocus } from './menu-entries.tsx';

interface ContextMenuProps {
  /** Its name for screen readers: what it is about. */
  label: string;
  entries: readonly MenuEntry[];
  onOpen?(): void;
  /** One element; a right click, a long press or the menu key on it opens the menu. */
  children: ReactElement;
}

/** A menu where the pointer is. What it offers must be reachable in another way too. */
export function ContextMenu({ label, entries, onOpen, children }: ContextMenuProps) {
  const { onChoose, finalFocus } = useMenuFocus();
  return (
    <Base.Root onOpenChange={(isOpen) => isOpen && onOpen?.()}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner}>
          <Base.Popup className={styles.popup} aria-label={label} finalFocus={finalFocus}>
            <MenuEntries entries={entries} onChoose={onChoose} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
