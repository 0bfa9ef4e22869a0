import { Link } from 'react-router';
import { type LayoutTextId, t } from '../layout-text.ts';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const places: readonly { to: string; text: LayoutTextId }[] = [
  { to: '/explore', text: 'layout.examples' },
  { to: '/solutions', text: 'layout.solutions' },
  { to: '/partner', text: 'layout.partners' },
  { to: '/contact', text: 'layout.contact' },
  { to: '/faqs', text: 'layout.questions' },
  { to: '/terms', text: 'layout.terms' },
  { to: '/policy', text: 'layout.privacy' },
];

/** The quiet end of public pages. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <Brand />
        <nav className={styles.places} aria-label={t('layout.footer-navigation')}>
          {places.map((place) => (
            <Link key={place.to} to={place.to}>
              {t(place.text)}
            </Link>
          ))}
        </nav>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </footer>
  );
}
