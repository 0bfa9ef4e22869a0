import { Menu as Base } from '@base-ui/react/menu';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

interface Shown {
  id: string;
  label: string;
  /** What it is, below its label. */
  hint?: string;
  icon?: ReactNode;
  /** Shown at its end, such as "Ctrl D". */
  keys?: string;
  disabled?: boolean;
  danger?: boolean;
  /** A line before it. */
  separated?: boolean;
  /** What it does puts the focus somewhere: it does not go back to where the menu was opened. */
  takesFocus?: boolean;
  /** Puts the focus where one goes on after it, once the menu is gone, instead of where the menu was opened. */
  focusAfter?(): void;
}

/** A thing to do, a place to go, or one of several choices. */
export type MenuEntry = Shown &
  (
    | { onSelect(): void; to?: undefined; checked?: undefined }
    | { to: string; newTab?: boolean; onSelect?: undefined; checked?: undefined }
    | { checked: boolean; onSelect(): void; to?: undefined }
  );

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  /** Before it is done. */
  onChoose(entry: MenuEntry): void;
}

/** The rows of a menu or a context menu. */
export function MenuEntries({ entries, onChoose }: MenuEntriesProps) {
  return entries.map((entry) => (
    <div key={entry.id} role="none">
      {entry.separated && <Base.Separator className={styles.separator} />}
      <Entry entry={entry} onChoose={onChoose} />
    </div>
  ));
}

/**
 * Where the focus goes when a menu closes: back to where it was opened, unless what was chosen takes it, or somebody put it
 * elsewhere while the menu was fading.
 */
export function useMenuFocus() {
  const chosen = useRef<MenuEntry | null>(null);
  return {
    onChoose: (entry: MenuEntry) => {
      chosen.current = entry;
    },
    finalFocus: () => {
      const entry = chosen.current;
      chosen.current = null;
      if (entry?.takesFocus || isElsewhere(document.activeElement)) return false;
      entry?.focusAfter?.();
      return entry?.focusAfter === undefined;
    },
  };
}

/** Whether the focus has left the menu for something of the page. */
function isElsewhere(active: Element | null): boolean {
  return (
    active !== null &&
    active !== document.body &&
    !active.closest('[role="menu"], [data-base-ui-focus-guard]')
  );
}

function Entry({ entry, onChoose }: { entry: MenuEntry } & Pick<MenuEntriesProps, 'onChoose'>) {
  const className = classNames(styles.item, entry.danger && styles.danger);
  const disabled = entry.disabled ?? false;
  if (entry.to !== undefined) {
    const target = entry.newTab ? { target: '_blank', rel: 'noopener' } : {};
    return (
      <Base.LinkItem render={<Link to={entry.to} {...target} />} className={className} closeOnClick>
        <Content entry={entry} />
      </Base.LinkItem>
    );
  }
  if (entry.checked !== undefined) {
    return (
      <Base.CheckboxItem
        checked={entry.checked}
        onCheckedChange={entry.onSelect}
        className={className}
        disabled={disabled}
        closeOnClick
      >
        <Content entry={entry} />
        <Base.CheckboxItemIndicator className={styles.check}>
          <IconCheck size={18} stroke={1.75} aria-hidden="true" />
        </Base.CheckboxItemIndicator>
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item
      onClick={() => {
        onChoose(entry);
        entry.onSelect();
      }}
      className={className}
      disabled={disabled}
    >
      <Content entry={entry} />
    </Base.Item>
  );
}

function Content({ entry }: { entry: MenuEntry }) {
  return (
    <>
      {entry.icon}
      <span className={styles.label}>
        {entry.label}
        {entry.hint && <small className={styles.hint}> {entry.hint}</small>}
      </span>
      {entry.keys && <kbd className={styles.keys}>{entry.keys}</kbd>}
    </>
  );
}
