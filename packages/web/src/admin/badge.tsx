import { numberText } from '../i18n/format.ts';
import { t } from './admin-text.ts';
import styles from './badge.module.css';

/** How much waits in a section; nothing where nothing does. */
export function Badge({ kind, count = 0 }: { kind: 'failed' | 'open'; count: number | undefined }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles[kind]}>
        <span aria-hidden="true">{numberText(count)}</span>
        <span className="visually-hidden">{t(`badge.${kind}`, { count })}</span>
      </span>
    </>
  );
}
