import { IconX } from '@tabler/icons-react';
import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ChromeButton } from '../chrome/chrome-button.tsx';
import styles from './modal.module.css';
import { t } from './panels-text.ts';

interface ModalProps {
  title: string;
  onClose: () => void;
  /** Beside the title. */
  tools?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** Over the whole tour: the browser keeps the focus inside, and everything behind it still. */
export function Modal({ title, onClose, tools, onKeyDown, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.box}>
        <header className={styles.head}>
          <h2 id={titleId} className={classNames('display', 'ellipsis', styles.title)}>
            {title}
          </h2>
          {tools}
          <ChromeButton
            label={t('panel.close')}
            icon={<IconX size={20} stroke={1.75} aria-hidden="true" />}
            onClick={onClose}
          />
        </header>
        {children}
      </div>
    </dialog>
  );
}
