import { classNames } from '../ui/class-names.ts';
import styles from './guide-caption.module.css';

/** What the guided tour says at a stop. */
export function GuideCaption({ text }: { text: string }) {
  return (
    <p className={classNames(text && 'glass', styles.caption)} role="status">
      {text}
    </p>
  );
}
