import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
}

/** One thing to tick. Native, so forms can register it. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
