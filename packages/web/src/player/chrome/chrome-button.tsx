import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './chrome-button.module.css';

interface ChromeButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its name for screen readers and its tooltip, the browser's own: visitors' pages bring no tooltip code. */
  label: string;
  icon: ReactElement;
}

/** A square button on glass, with an icon only. */
export function ChromeButton({ label, icon, className, ...rest }: ChromeButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(styles.button, className)}
    >
      {icon}
    </button>
  );
}
