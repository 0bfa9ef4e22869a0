import { IconAlertCircle } from '@tabler/icons-react';
import { ApiError, type QuotaName } from '@tourwright/api';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { quotaText } from '../failures/problem-text.ts';
import { t } from './owner-text.ts';
import styles from './plan-limit.module.css';

/** A limit of the account that a request has met. */
export interface ReachedLimit {
  quota: QuotaName;
  limit: number;
}

/** The limit that a request failed for; null where it failed for something else. */
export function reachedLimit(error: unknown): ReachedLimit | null {
  if (!(error instanceof ApiError)) return null;
  const { quota, limit } = error.problem;
  return quota === undefined || limit === undefined ? null : { quota, limit };
}

/** Where room is made in what a plan limits; null: right where adding is blocked. No plan fixes the other limits. */
const roomIn: Partial<Record<QuotaName, string | null>> = {
  tours: '/dashboard/myTour',
  scenes: '/dashboard/myTour',
  storage: '/dashboard/myTour',
  members: null,
};

interface WaysOutProps {
  quota: QuotaName;
  /** Before another place is shown, for what has to close. */
  onLeave?(): void;
}

/** The two ways out of a limit: to make room, or to choose a larger plan. */
export function WaysOut({ quota, onLeave }: WaysOutProps) {
  const room = roomIn[quota];
  if (room === undefined) return null;
  return (
    <span className={styles.ways}>
      {room && (
        <ButtonLink size="small" to={room} onClick={onLeave}>
          {t('limit.room')}
        </ButtonLink>
      )}
      <ButtonLink size="small" to="/payment" onClick={onLeave}>
        {t('limit.plans')}
      </ButtonLink>
    </span>
  );
}

interface PlanLimitProps extends ReachedLimit {
  className?: string | undefined;
  onLeave?(): void;
}

/** Where adding is blocked: how much there may be, and the two ways out. */
export function PlanLimit({ quota, limit, className, onLeave }: PlanLimitProps) {
  return (
    <div role="alert" className={classNames(styles.notice, className)}>
      <IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />
      <p>{quotaText(quota, limit)}</p>
      <WaysOut quota={quota} {...(onLeave && { onLeave })} />
    </div>
  );
}
