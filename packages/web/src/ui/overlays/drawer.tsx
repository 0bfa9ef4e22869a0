import { Drawer as Base } from '@base-ui/react/drawer';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { t } from '../ui-text.ts';
import styles from './drawer.module.css';
import overlay from './overlay.module.css';

interface DrawerProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** `end`: from the side; `bottom`: a sheet from below, for phones. Both are swiped away too. */
  from?: 'end' | 'bottom';
  /** Without a backdrop, what is behind stays in use. */
  modal?: boolean;
  children: ReactNode;
}

/** A panel that slides over the page and goes away again. */
export function Drawer({ open, onClose, title, from = 'end', modal = true, children }: DrawerProps) {
  const sideways = document.documentElement.dir === 'rtl' ? 'left' : 'right';
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      modal={modal}
      swipeDirection={from === 'bottom' ? 'down' : sideways}
    >
      <Base.Portal>
        {modal && <Base.Backdrop className={overlay.backdrop} />}
        <Base.Viewport
          className={classNames(overlay.viewport, styles.viewport, styles[from], !modal && styles.through)}
        >
          <Base.Popup className={styles.popup}>
            <Base.Content className={styles.content}>
              <div className={styles.head}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                <Base.Close className={overlay.close} aria-label={t('ui.close')}>
                  <IconX size={20} stroke={1.75} aria-hidden="true" />
                </Base.Close>
              </div>
              {children}
            </Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
