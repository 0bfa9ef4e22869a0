import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './panel.module.css';

/** A search that a panel's head opens. */
export interface PanelSearch {
  /** What is searched for as it was typed; null: the field is closed. */
  query: string | null;
  button: RefObject<HTMLButtonElement | null>;
  set(query: string | null): void;
}

/** A closed search, to be given to its button and its field. */
export function usePanelSearch(): PanelSearch {
  const [query, set] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return { query, button, set };
}

interface SearchProps {
  label: string;
  search: PanelSearch;
}

/** Opens and closes the field; it belongs into the panel's head. */
export function SearchButton({ label, search: { query, button, set } }: SearchProps) {
  return (
    <IconButton
      ref={button}
      size="small"
      label={label}
      aria-pressed={query !== null}
      icon={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => set(query === null ? '' : null)}
    />
  );
}

/** The field, while it is open; Escape closes it. */
export function SearchField({ label, search: { query, button, set } }: SearchProps) {
  if (query === null) return null;
  return (
    <div className={styles.search}>
      <TextField
        label={label}
        labelHidden
        size="small"
        type="search"
        placeholder={label}
        autoFocus
        value={query}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return;
          set(null);
          button.current?.focus();
        }}
      />
    </div>
  );
}
