import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { t } from '../preview-text.ts';
import styles from './scene-search.module.css';

interface SceneSearchProps {
  words: string;
  /** How many scenes are left. */
  count: number;
  onWords: (words: string) => void;
  /** To the first of the scenes that are left: by Enter, or down into the list. */
  onDown: () => void;
}

/** A field that leaves those scenes whose names hold what is typed. */
export function SceneSearch({ words, count, onWords, onDown }: SceneSearchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape' && words) {
      // The first one empties the field, the next one closes what it is in.
      event.preventDefault();
      event.stopPropagation();
      onWords('');
    } else if (key === 'ArrowDown' || (key === 'Enter' && !event.nativeEvent.isComposing)) {
      event.preventDefault();
      onDown();
    }
  };
  return (
    <div className={styles.search}>
      <IconSearch className={styles.icon} size={18} stroke={1.75} aria-hidden="true" />
      <input
        type="search"
        className={styles.field}
        value={words}
        placeholder={t('preview.find-scene')}
        aria-label={t('preview.find-scene')}
        autoComplete="off"
        enterKeyHint="go"
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={onKeyDown}
      />
      <p className={words && count === 0 ? styles.none : 'visually-hidden'} role="status">
        {words && t('preview.scenes-found', { count })}
      </p>
    </div>
  );
}
