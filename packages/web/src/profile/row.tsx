import { type ReactNode, useId } from 'react';
import styles from './row.module.css';

interface RowProps {
  icon: ReactNode;
  title: string;
  /** Where it is. */
  text?: ReactNode;
  /** States and buttons at its end. */
  aside?: ReactNode;
  /** What is open below it. */
  children?: ReactNode;
}

/** One matter among others of a section, with what can be done about it. */
export function Row({ icon, title, text, aside, children }: RowProps) {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.line}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <div className={styles.words}>
          <h3 id={id}>{title}</h3>
          {text && <p>{text}</p>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** Rows in one frame. */
export function Rows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
