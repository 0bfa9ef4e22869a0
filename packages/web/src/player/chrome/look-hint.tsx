import { IconHandMove } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';
import { t } from '../preview-text.ts';
import { pictureOf } from '../scenes/picture-of.ts';
import styles from './look-hint.module.css';

/** Nobody needs it for longer, once there is something to look at. */
const shownMs = 9000;

/** How to look around, shown once to visitors who come from the welcome page. */
export function LookHint({ isPictureThere, onClose }: { isPictureThere: boolean; onClose: () => void }) {
  const [isTouch] = useState(() => matchMedia('(hover: none)').matches);
  const hint = useRef<HTMLDivElement>(null);
  useFocusHeir(hint, pictureOf);
  useEffect(() => {
    if (!isPictureThere) return;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [isPictureThere, onClose]);
  return (
    <div className={classNames('glass', styles.hint)} role="note" ref={hint}>
      <IconHandMove className={styles.icon} size={32} stroke={1.75} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{t('preview.hint-title')}</p>
        <p>{isTouch ? t('preview.hint-touch') : t('preview.hint-pointer')}</p>
        <p>{t('preview.hint-walk')}</p>
        {!isTouch && <p>{t('preview.hint-keys')}</p>}
      </div>
      <Button variant="glass" onClick={onClose}>
        {t('preview.hint-close')}
      </Button>
    </div>
  );
}
