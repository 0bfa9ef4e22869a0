import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  /** The heading's rank on its page. */
  level?: 1 | 2 | 3;
  className?: string | undefined;
}

/** Says that there is nothing (or that something failed), and offers the next step. */
export function EmptyState({ icon, title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      <span className={styles.mark} aria-hidden="true">
        {icon}
      </span>
      <Heading className={classNames(styles.title, 'display')}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
