import { Dialog as Base } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { t } from '../ui-text.ts';
import styles from './dialog.module.css';
import overlay from './overlay.module.css';

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  description?: ReactNode;
  /** The row of buttons at its end, the way out first. */
  actions?: ReactNode;
  /** `screen`: a place to work in, as large as the page allows; what is in it fills it. */
  size?: 'medium' | 'wide' | 'screen';
  /** Is at this side, over a page that stays in sight; in the middle when absent. */
  side?: 'start' | 'end' | undefined;
  children?: ReactNode;
}

/** A question or a task of its own, over the page. Escape, the backdrop and the cross close it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  size = 'medium',
  side,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  // On touch a field would bring up the keyboard over the dialog.
  const initialFocus = (by: string) => by === 'touch' || (popup.current && firstOf(popup.current)) || true;
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        {/* Over a sheet or another dialog, too: what is below cannot be used now. */}
        <Base.Backdrop
          forceRender
          className={classNames(overlay.backdrop, styles.backdrop)}
          data-side={side}
        />
        <Base.Viewport className={classNames(overlay.viewport, styles.viewport)} data-side={side}>
          <Base.Popup
            ref={popup}
            initialFocus={initialFocus}
            className={classNames(styles.popup, size !== 'medium' && styles[size])}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close className={classNames(overlay.close, styles.close)} aria-label={t('ui.close')}>
                <IconX size={20} stroke={1.75} aria-hidden="true" />
              </Base.Close>
            </div>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Where a dialog starts: at what it asks for, else at its main button, else at the first of what it offers. */
function firstOf(popup: HTMLElement): HTMLElement | undefined {
  const field = popup.querySelector<HTMLElement>('input:not([type="checkbox"], [type="radio"]), textarea');
  const buttons = [...popup.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const main = buttons.findLast((button) => button.closest(`.${styles.actions}`));
  return field ?? main ?? buttons.find((button) => !button.matches(`.${styles.close}`));
}
