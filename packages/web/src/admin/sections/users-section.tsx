import { useState } from 'react';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { SearchField } from '../search-field.tsx';
import { UsersTable } from './users-table.tsx';

/** The accounts of this server. */
export function UsersSection() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<'newest' | 'storage'>('newest');
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField label={t('users.search')} value={search} onChange={setSearch} />
        <SelectField
          label={t('users.sort')}
          labelHidden
          value={sort}
          options={[
            { value: 'newest', label: t('users.newest') },
            { value: 'storage', label: t('users.storage-first') },
          ]}
          onChange={({ currentTarget }) => setSort(currentTarget.value === 'storage' ? 'storage' : 'newest')}
        />
      </div>
      <UsersTable search={search} sort={sort} onShowAll={() => setSearch('')} />
    </>
  );
}
