import type { ReactNode } from 'react';
import styles from './section-head.module.css';

/** The heading of a section, with what can be done in it. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
