import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

/** `work` turns; the others are states of a thing. */
export type ChipTone = 'neutral' | 'good' | 'attention' | 'bad' | 'work';

/** A state in a word or two. */
export function Chip({ tone = 'neutral', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={classNames(styles.chip, styles[tone])}>{children}</span>;
}
