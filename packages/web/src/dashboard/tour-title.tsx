import type { TourRow } from '@tourwright/api';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { t } from './dashboard-text.ts';
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

/** Enter and leaving the field keep the name, Escape does not. */
function NameField({ row, onRenamed }: Pick<TourTitleProps, 'row' | 'onRenamed'>) {
  const over = useRef(false);
  const finish = (text?: string) => {
    if (over.current) return;
    over.current = true;
    const name = text?.trim();
    onRenamed(name && name !== row.title ? name : undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') finish(event.currentTarget.value);
    if (event.key === 'Escape') finish();
  };
  return (
    <input
      ref={(input) => input?.select()}
      className={styles.field}
      aria-label={t('tour.name')}
      defaultValue={row.title}
      maxLength={longestName}
      onKeyDown={onKeyDown}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  );
}
