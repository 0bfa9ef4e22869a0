import { numberText } from '../../i18n/format.ts';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { FactTiles } from '../fact-tiles.tsx';
import { bytesText } from '../figures.ts';
import { useFacts } from '../use-admin.ts';
import { UsersTable } from './users-table.tsx';

const showAll = () => {};

/** How much is here, whose it is, and how much anybody may have. */
export function StorageSection() {
  const { data } = useFacts();
  return (
    <>
      <FactTiles of="files" />
      {data && (
        <section className={styles.card} aria-labelledby="limits">
          <h2 id="limits">{t('limits.title')}</h2>
          <p className={styles.quiet}>{t('limits.text')}</p>
          <dl className={styles.limits}>
            <dt>{t('limits.tours')}</dt>
            <dd>{numberText(data.limits.tours)}</dd>
            <dt>{t('limits.storage')}</dt>
            <dd>{bytesText(data.limits.storageBytes)}</dd>
            <dt>{t('limits.uploads')}</dt>
            <dd>{numberText(data.limits.uploads)}</dd>
          </dl>
        </section>
      )}
      <h2>{t('storage.accounts')}</h2>
      <UsersTable search="" sort="storage" onShowAll={showAll} />
    </>
  );
}
