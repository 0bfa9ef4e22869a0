import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  label: ReactNode;
  checked: boolean;
}

/** One thing that is on or off, and is so at once. */
export function Switch({ label, checked, className, ...input }: SwitchProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <span>{label}</span>
      <input
        {...input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className={styles.switch}
      />
    </label>
  );
}
