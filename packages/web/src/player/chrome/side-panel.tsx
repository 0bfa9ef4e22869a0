import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../preview-text.ts';
import { ChromeButton } from './chrome-button.tsx';
import styles from './side-panel.module.css';

interface SidePanelProps {
  title: string;
  /** `start` is where the scene list is, `end` where notes are read. */
  side: 'start' | 'end';
  onClose: () => void;
  /** To what was there before. */
  onBack?: { label: string; go: () => void };
  /** Called once with its position, in pixels of the page. */
  onShown?: ((place: DOMRect) => void) | undefined;
  children: ReactNode;
}

/** A glass panel beside the picture, a sheet below it on phones: the scene stays in sight and can be used. */
export function SidePanel({ title, side, onClose, onBack, onShown, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const tell = useRef(onShown);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    if (panel.current) tell.current?.(panel.current.getBoundingClientRect());
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="dialog"
      data-side={side}
      aria-labelledby={titleId}
      className={classNames('glass', styles.panel, styles[side])}
    >
      <span className={styles.grab} aria-hidden="true" />
      <header className={styles.head}>
        {onBack && (
          <ChromeButton
            label={onBack.label}
            icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
            onClick={onBack.go}
          />
        )}
        <h2 id={titleId} className={classNames('display', styles.title)}>
          {title}
        </h2>
        <ChromeButton
          label={t('preview.close')}
          icon={<IconX size={20} stroke={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
