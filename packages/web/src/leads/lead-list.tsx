import type { ListedLead } from '@tourwright/api';
import { Link } from 'react-router';
import { momentText } from '../i18n/moment-text.ts';
import parts from '../layout/list-and-detail.module.css';
import { Chip } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './leads.module.css';
import { t } from './leads-text.ts';
import { personText } from './person-text.ts';
import { statusText, statusTones } from './status-text.ts';

interface LeadListProps {
  items: readonly ListedLead[];
  openId: string | null;
  /** Null: the leads of all tours are listed. */
  tourId: string | null;
}

/** The messages, newest first; the one that is open is marked. */
export function LeadList({ items, openId, tourId }: LeadListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={parts.list} aria-label={t('leads.list')}>
      {items.map((lead) => (
        <li key={lead.id}>
          <Link
            className={classNames(parts.row, styles.row)}
            to={`/dashboard/leads?${new URLSearchParams({ ...(tourId && { tour: tourId }), lead: lead.id })}`}
            aria-current={lead.id === openId ? 'true' : undefined}
          >
            <b className="ellipsis">{personText(lead)}</b>
            <time className="numbers" dateTime={lead.createdAt}>
              {momentText(lead.createdAt)}
            </time>
            <span className={styles.excerpt}>
              {lead.message || lead.answers.map(({ value }) => value).join(', ')}
            </span>
            <span className="ellipsis">
              {lead.assigneeName
                ? t('leads.tour-and-assignee', { tour: lead.tourTitle, name: lead.assigneeName })
                : lead.tourTitle}
            </span>
            <Chip tone={statusTones[lead.status]}>{statusText(lead.status)}</Chip>
          </Link>
        </li>
      ))}
    </ul>
  );
}
