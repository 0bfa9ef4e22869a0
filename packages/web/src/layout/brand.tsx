import { Link } from 'react-router';
import styles from './brand.module.css';
import { t } from './layout-text.ts';

/** Mark and name, leading home. */
export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={styles.brand}>
      <svg
        viewBox="0 0 32 32"
        width="28"
        height="28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="16" cy="16" r="14" />
        <path d="M2.5 18c4.5 3.2 22.5 3.2 27 0" />
        <path d="M12 24.5V14a4 4 0 0 1 8 0v10.5" strokeLinejoin="round" />
      </svg>
      {t('layout.brand')}
    </Link>
  );
}
