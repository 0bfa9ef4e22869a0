import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './info-page.module.css';

interface InfoPageProps {
  title: string;
  lead: string;
  /** Heading and text of each part. */
  parts: readonly { title: string; text: ReactNode }[];
  /** Where to go from here. */
  action?: ReactNode;
}

/** A short page to read. */
export function InfoPage({ title, lead, parts, action }: InfoPageProps) {
  return (
    <article className={styles.page}>
      <h1 className={classNames('display', styles.title)}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.parts}>
        {parts.map((part) => (
          <section key={part.title} className={styles.part}>
            <h2>{part.title}</h2>
            <p>{part.text}</p>
          </section>
        ))}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
