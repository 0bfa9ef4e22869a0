import { useState } from 'react';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { Moment } from '../moment.tsx';
import { PagedTable } from '../paged-table.tsx';
import { SearchField } from '../search-field.tsx';
import { useAudit } from '../use-admin.ts';

/** What those did who run the server. */
export function AuditSection() {
  const [search, setSearch] = useState('');
  const list = useAudit(search);
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField label={t('audit.search')} value={search} onChange={setSearch} />
      </div>
      <PagedTable
        label={t('section.audit')}
        list={list}
        keyOf={({ id }) => id}
        isNarrowed={search.trim() !== ''}
        onShowAll={() => setSearch('')}
        none={{ title: t('audit.none'), text: t('audit.none-text') }}
        columns={[
          { title: t('audit.act'), cell: ({ act }) => <b>{t(`audit.${act}`)}</b> },
          {
            title: t('audit.subject'),
            cell: ({ subject, value }) => (
              <span className={styles.named}>
                <span className={styles.typed}>{subject}</span>
                {value && <small className={styles.typed}>{value}</small>}
              </span>
            ),
          },
          { title: t('audit.by'), cell: ({ by }) => by },
          { title: t('audit.when'), cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
    </>
  );
}
