import { IconSearch, IconUpload, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { l } from '../linking-text.ts';
import styles from './scene-picker.module.css';

interface PickerHeadProps {
  /** Below on a phone. */
  isSheet: boolean;
  /** Absent: nothing is uploaded from here. */
  onUpload: (() => void) | undefined;
  listId: string;
  query: string;
  isSearching: boolean;
  /** The element of the option that is highlighted. */
  activeId: string | undefined;
  onKeyDown(event: KeyboardEvent): void;
  onQuery(query: string): void;
  onSearch(): void;
  onClose(): void;
}

/** The search field, which has the keys of the list too, and the buttons beside it. */
export function PickerHead(props: PickerHeadProps) {
  const { isSheet, listId, query, isSearching, activeId, onKeyDown, onUpload, onClose } = props;
  return (
    <div className={styles.head}>
      {(isSheet || !isSearching) && <h2>{l('pick.title')}</h2>}
      {isSearching && (
        <label className={styles.search}>
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          <input
            type="search"
            role="combobox"
            aria-label={l('pick.search')}
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            placeholder={l('pick.title')}
            value={query}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: after placing a link the next step is to choose its target
            autoFocus
            onChange={({ currentTarget }) => props.onQuery(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </label>
      )}
      {!isSearching && (
        <IconButton
          label={l('pick.show-search')}
          icon={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          onClick={props.onSearch}
        />
      )}
      {!isSheet && onUpload && (
        <Button
          size="small"
          icon={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
          title={l('pick.upload-hint')}
          onClick={onUpload}
        >
          {l('pick.upload')}
        </Button>
      )}
      {isSheet && onUpload && (
        <IconButton
          label={l('pick.upload-hint')}
          icon={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
          onClick={onUpload}
        />
      )}
      {isSheet && (
        <IconButton
          label={l('pick.close')}
          icon={<IconX size={20} stroke={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
      )}
    </div>
  );
}
