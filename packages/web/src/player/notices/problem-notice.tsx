import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';
import { t } from '../preview-text.ts';
import { pictureOf } from '../scenes/picture-of.ts';
import styles from './problem-notice.module.css';

interface ProblemNoticeProps {
  message: string;
  /** Absent: trying again would change nothing. */
  onRetry?: () => void;
}

/** What went wrong, and the way to try again if there is one; the scene that one is in stays. */
export function ProblemNotice({ message, onRetry }: ProblemNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useFocusHeir(notice, pictureOf);
  return (
    <div className={classNames('glass', styles.notice)} role="alert" ref={notice}>
      <IconAlertTriangle className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      <p className={styles.text}>{message}</p>
      {onRetry && (
        <Button variant="glass" size="small" onClick={onRetry}>
          {t('preview.retry')}
        </Button>
      )}
    </div>
  );
}
