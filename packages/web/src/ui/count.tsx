import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './count.module.css';

interface CountProps extends Omit<ComponentProps<'span'>, 'className'> {
  tone?: 'neutral' | 'warn' | 'bad';
}

/** How many there are, beside what they are. */
export function Count({ tone = 'neutral', ...props }: CountProps) {
  return <span {...props} className={classNames(styles.count, tone !== 'neutral' && styles[tone])} />;
}
