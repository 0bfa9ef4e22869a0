import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** The shape of what is on its way. The place around it says `aria-busy`; this is only seen. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
