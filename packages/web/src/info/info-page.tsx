import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './info-page.module.css';

interface InfoPageProps {
  title: string;
  lead: string;
  /** Between the lead and the parts: what narrows them. */
  tools?: ReactNode;
  /** Heading and text of each part; several paragraphs as a list. */
  parts: readonly { title: string; text: ReactNode | readonly ReactNode[] }[];
  /** Where to go from here. */
  action?: ReactNode;
  /** What is in the page and not seen. */
  children?: ReactNode;
}

/** A short page to read. */
export function InfoPage({ title, lead, tools, parts, action, children }: InfoPageProps) {
  return (
    <article className={styles.page}>
      <h1 className={classNames('display', styles.title)}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {tools}
      <div className={styles.parts}>
        {parts.map((part) => (
          <section key={part.title} className={styles.part}>
            <h2>{part.title}</h2>
            <div className={styles.text}>
              {paragraphsOf(part.text).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {children}
    </article>
  );
}

function paragraphsOf(text: ReactNode | readonly ReactNode[]): readonly ReactNode[] {
  return Array.isArray(text) ? text : [text];
}
