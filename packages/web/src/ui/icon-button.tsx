import type { ComponentProps, ReactElement } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { Tooltip } from './overlays/tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its name for screen readers, and its tooltip. */
  label: string;
  icon: ReactElement;
  variant?: ButtonVariant;
  size?: ButtonSize;
  loading?: boolean;
  /** Shown in the tooltip after the label. */
  keys?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A square button with an icon only; the tooltip says what it does. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', keys, side, className, ...rest } = props;
  return (
    <Tooltip text={label} {...(keys && { keys })} {...(side && { side })}>
      <Button
        {...rest}
        aria-label={label}
        variant={variant}
        icon={icon}
        className={classNames(styles.square, className)}
      />
    </Tooltip>
  );
}
