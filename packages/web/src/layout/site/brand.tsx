import { Link } from 'react-router';
import { BrandMark } from '../brand-mark.tsx';
import { t } from '../layout-text.ts';
import styles from './brand.module.css';

/** Mark and name, leading home. */
export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={styles.brand}>
      <BrandMark />
      {t('layout.brand')}
    </Link>
  );
}
