import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `primary` is for the one next step on a screen, `solid` for important steps that are not the next one. */
export type ButtonVariant = 'primary' | 'solid' | 'line' | 'quiet' | 'danger' | 'glass';

/** The size of a button. */
export type ButtonSize = 'small' | 'medium' | 'large';

interface Looks {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** Shown before the text. */
  icon?: ReactNode;
}

interface ButtonProps extends Looks, ComponentProps<'button'> {
  /** Shows a turning ring and takes no presses; focus stays on the button. */
  loading?: boolean;
}

/** The class names of a button, for what must be another element than a button or a link. */
export function buttonClass({ variant = 'line', size = 'medium', block = false }: Looks): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block);
}

/** A button in our clothes. Its type is `button` unless said otherwise. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, loading = false, className, children, onClick, ...rest } = props;
  const looks = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(looks), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere, it does nothing else. */
export function ButtonLink(props: Looks & LinkProps) {
  const { variant, size, block, icon, className, children, ...rest } = props;
  const looks = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <Link {...rest} className={classNames(buttonClass(looks), className)}>
      {icon}
      {children}
    </Link>
  );
}
