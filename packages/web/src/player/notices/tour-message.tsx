import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './tour-message.module.css';

interface TourMessageProps {
  title: string;
  text: string;
  action?: ReactNode;
}

/** Said in place of a tour that cannot be shown. */
export function TourMessage({ title, text, action }: TourMessageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className={classNames('display', styles.title)}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {action}
    </main>
  );
}
