import { IconSearch } from '@tabler/icons-react';
import type { LeadStatus } from '@tourwright/api';
import parts from '../layout/list-and-detail.module.css';
import { Pills } from '../ui/fields/pills.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { t } from './leads-text.ts';
import { statuses, statusText } from './status-text.ts';
import type { LeadFilter } from './use-leads.ts';

interface LeadsToolbarProps {
  filter: LeadFilter;
  /** Where the leads came from. */
  tours: readonly { id: string; title: string }[];
  onFilter(filter: LeadFilter): void;
}

/** Search, status and tour of the list. */
export function LeadsToolbar({ filter, tours, onFilter }: LeadsToolbarProps) {
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
      {(tours.length > 1 || filter.tourId !== null) && (
        <SelectField
          label={t('leads.tour')}
          value={filter.tourId ?? ''}
          options={[
            { value: '', label: t('leads.tour-all') },
            ...tours.map(({ id, title }) => ({ value: id, label: title })),
            ...unknownOf(filter.tourId, tours),
          ]}
          onChange={(event) => onFilter({ ...filter, tourId: event.currentTarget.value || null })}
        />
      )}
    </div>
  );
}

/** The address names a tour from which nothing came. */
function unknownOf(tourId: string | null, tours: LeadsToolbarProps['tours']) {
  if (tourId === null || tours.some(({ id }) => id === tourId)) return [];
  return [{ value: tourId, label: t('leads.tour-other') }];
}
