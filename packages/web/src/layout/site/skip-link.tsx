import { t } from '../layout-text.ts';
import styles from './skip-link.module.css';

/** The first stop of the keyboard on every page: past the navigation, to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, as every skip link does
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        // Without this the address would gain "#main".
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('layout.skip')}
    </a>
  );
}
