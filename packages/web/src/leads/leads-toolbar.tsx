import { IconSearch } from '@tabler/icons-react';
import type { LeadStatus } from '@tourwright/api';
import parts from '../layout/list-and-detail.module.css';
import { Pills } from '../ui/fields/pills.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { t } from './leads-text.ts';
import { statuses, statusText } from './status-text.ts';
import type { LeadFilter } from './use-leads.ts';

interface LeadsToolbarProps {
  filter: LeadFilter;
  onFilter(filter: LeadFilter): void;
}

/** Search and status of the list. */
export function LeadsToolbar({ filter, onFilter }: LeadsToolbarProps) {
  return (
    <div className={parts.toolbar}>
      <TextField
        type="search"
        label={t('leads.search')}
        labelHidden
        placeholder={t('leads.search')}
        leading={<IconSearch size={18} stroke={1.75} />}
        maxLength={200}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
      />
      <Pills<LeadStatus | ''>
        label={t('leads.status')}
        value={filter.status ?? ''}
        options={[
          { value: '', label: t('leads.status-all') },
          ...statuses.map((status) => ({ value: status, label: statusText(status) })),
        ]}
        onChange={(status) => onFilter({ ...filter, status: status || null })}
      />
    </div>
  );
}
