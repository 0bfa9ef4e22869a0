import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
}

/** On or off, at once. A native checkbox, so forms and screen readers know it. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <label className={classNames(styles.row, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself */}
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
      {label}
    </label>
  );
}
