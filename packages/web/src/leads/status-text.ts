import type { LeadStatus } from '@tourwright/api';
import type { ChipTone } from '../ui/chip.tsx';
import { t } from './leads-text.ts';

/** The statuses, as they follow each other. */
export const statuses: readonly LeadStatus[] = ['new', 'answered', 'viewing', 'closed', 'spam'];

/** The tone of the chip of each state of a lead. */
export const statusTones: Record<LeadStatus, ChipTone> = {
  new: 'attention',
  answered: 'neutral',
  viewing: 'good',
  closed: 'neutral',
  spam: 'bad',
};

/** The words of a status. */
export function statusText(status: LeadStatus): string {
  return t(`leads.status-${status}`);
}
