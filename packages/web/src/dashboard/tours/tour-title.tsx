import type { TourRow } from '@tourwright/api';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useDraft } from '../../layout/drafts/use-draft.ts';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../dashboard-text.ts';
import { editorPath } from './tour-links.ts';
import styles from './tour-title.module.css';

const longestName = 300;

interface TourTitleProps {
  row: TourRow;
  renaming: boolean;
  /** With the new name, or with nothing when it stays. */
  onRenamed(name?: string): void;
  onRename(): void;
}

/** A tour's name, which leads to the editor; or the field that renames it in place. */
export function TourTitle({ row, renaming, onRenamed, onRename }: TourTitleProps) {
  if (renaming) return <NameField row={row} onRenamed={onRenamed} />;
  return (
    <Link
      to={editorPath(row.id)}
      className={classNames(styles.link, 'ellipsis')}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        onRename();
      }}
    >
      {row.title}
    </Link>
  );
}

/** Enter and leaving the field keep the name, Escape does not. An empty one is not kept. */
function NameField({ row, onRenamed }: Pick<TourTitleProps, 'row' | 'onRenamed'>) {
  const isOver = useRef(false);
  const kept = useRef('');
  const draft = useDraft({
    value: row.title,
    keepsOnPause: false,
    onKeep: (text) => {
      kept.current = text.trim();
    },
  });
  const finish = (end: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    end();
    onRenamed(kept.current || undefined);
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') finish(draft.end);
    if (key === 'Escape') finish(draft.discard);
  };
  return (
    <input
      ref={selectOnce}
      className={styles.field}
      aria-label={t('tour.name')}
      value={draft.text}
      maxLength={longestName}
      onChange={({ currentTarget }) => draft.type(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(draft.end)}
    />
  );
}

/** Outside the component, so that React calls it once and not after every key press. */
function selectOnce(field: HTMLInputElement | null): void {
  field?.select();
}
