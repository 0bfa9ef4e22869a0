import type { ImportComparison } from '@tourwright/api';
import { numberText } from '../../i18n/format.ts';
import { t } from '../transfer-text.ts';
import styles from './comparison-card.module.css';

/** A tour right after its import beside what was counted in its original; what was not compared is not in it. */
export function ComparisonCard({ comparison }: { comparison: ImportComparison }) {
  const { counts, differences, directions, files } = comparison;
  const rows: { part: Row; there: number; here: number }[] = [...counts, { part: 'files', ...files }];
  const isSame = rows.every(({ there, here }) => there === here) && differences.length === 0;
  return (
    <section className={styles.card}>
      <h2>{t('compared.title')}</h2>
      <p>{t(isSame ? 'compared.same' : 'compared.differs')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compared.what')}</span>
            </th>
            <th scope="col">{t('compared.there')}</th>
            <th scope="col">{t('compared.here')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, there, here }) => (
            <tr key={part} className={there === here ? undefined : styles.differs}>
              <th scope="row">{t(`compared.${part}`)}</th>
              <td>{numberText(there)}</td>
              <td>{numberText(here)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {directions.compared > 0 && (
        <p>
          {t('compared.directions', {
            count: directions.compared,
            angle: numberText(directions.largestDegrees, 3),
          })}
        </p>
      )}
      {differences.length > 0 && (
        <ul aria-label={t('compared.differences')}>
          {differences.map(({ scene, part, there, here }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: scenes may share a name, and the list never changes
            <li key={index}>
              <b>{scene}</b> {t('compared.difference', { what: t(`compared.${part}`), there, here })}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('compared.note')}</p>
    </section>
  );
}

type Row = ImportComparison['counts'][number]['part'] | 'files';
