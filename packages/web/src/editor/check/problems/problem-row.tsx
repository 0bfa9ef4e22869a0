import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import type { Severity } from '@tourwright/tour/check';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { t } from '../../editor-text.ts';
import styles from '../check-panel.module.css';
import type { Problem } from './problem.ts';
import { problemPlace, problemTitle } from './problem-text.ts';

const icons = {
  error: IconExclamationCircle,
  warning: IconAlertTriangle,
  notice: IconInfoCircle,
} satisfies Record<Severity, unknown>;

interface ProblemRowProps {
  problem: Problem;
  isInHand?: boolean;
  isFixed?: boolean;
  onSelect?: () => void;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A problem in a list: how bad by icon, colour and word, what and where. */
export function ProblemRow({ problem, isInHand, isFixed, onSelect, children }: ProblemRowProps) {
  const Icon = isFixed ? IconCircleCheck : icons[problem.severity];
  const text = (
    <>
      <span className="visually-hidden">{isFixed ? '' : `${t(`check.severity.${problem.severity}`)}: `}</span>
      <b>{problemTitle(problem)}</b>
      <span className={styles.place}>{isFixed ? t('check.fixed') : problemPlace(problem)}</span>
      {problem.isBlocking && !isFixed && (
        <span className={classNames(styles.place, styles.error)}>{t('check.blocks')}</span>
      )}
    </>
  );
  return (
    <li className={styles.row} data-in-hand={isInHand || undefined} data-problem={problem.key}>
      <Icon
        size={18}
        stroke={1.75}
        className={isFixed ? styles.fixed : styles[problem.severity]}
        aria-hidden="true"
      />
      {onSelect ? (
        <button type="button" className={styles.text} aria-current={isInHand} onClick={onSelect}>
          {text}
        </button>
      ) : (
        <span className={styles.text}>{text}</span>
      )}
      {children}
    </li>
  );
}
