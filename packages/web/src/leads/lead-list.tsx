import type { Lead } from '@tourwright/api';
import { Link } from 'react-router';
import { momentText } from '../i18n/moment-text.ts';
import { Chip } from '../ui/chip.tsx';
import styles from './leads.module.css';
import { t } from './leads-text.ts';
import { statusText, statusTones } from './status-text.ts';

interface LeadListProps {
  items: readonly Lead[];
  openId: string | null;
}

/** The messages, newest first; the one that is open is marked. */
export function LeadList({ items, openId }: LeadListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('leads.list')}>
      {items.map(({ id, name, message, tourTitle, status, createdAt }) => (
        <li key={id}>
          <Link
            className={styles.row}
            to={`/dashboard/leads?lead=${encodeURIComponent(id)}`}
            aria-current={id === openId ? 'true' : undefined}
          >
            <b className="ellipsis">{name}</b>
            <time className="numbers" dateTime={createdAt}>
              {momentText(createdAt)}
            </time>
            <span className={styles.excerpt}>{message}</span>
            <span className="ellipsis">{tourTitle}</span>
            <Chip tone={statusTones[status]}>{statusText(status)}</Chip>
          </Link>
        </li>
      ))}
    </ul>
  );
}
