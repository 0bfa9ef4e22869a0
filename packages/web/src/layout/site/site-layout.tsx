import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './site-layout.module.css';

/** The common header and footer of public pages. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.site}>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
