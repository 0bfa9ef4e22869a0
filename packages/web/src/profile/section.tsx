import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One matter of the profile: what it is at the side, what can be done beside it. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className={styles.about}>{text}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
