import { Link } from 'react-router';
import { Brand } from '../layout/brand.tsx';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { ThemeSwitch } from '../layout/theme-switch.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './landing-end.module.css';
import page from './landing-page.module.css';
import { t } from './landing-text.ts';

const places = [
  { to: '/explore', text: 'nav.examples' },
  { to: '/solutions', text: 'end.solutions' },
  { to: '/partner', text: 'end.partners' },
  { to: '/contact', text: 'end.contact' },
  { to: '/faqs', text: 'nav.questions' },
  { to: '/terms', text: 'end.terms' },
  { to: '/policy', text: 'end.privacy' },
] as const;

/** The last invitation. */
export function ClosingStrip({ start }: { start: string }) {
  return (
    <section className={styles.closing}>
      <div className={classNames(page.wrap, styles.inner)}>
        <h2 className="display">{t('end.title')}</h2>
        <p className={page.lead}>{t('end.text')}</p>
        <ButtonLink variant="primary" size="large" to={start}>
          {t('hero.start')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The landing page's own last line: it is outside the common footer. */
export function LandingEnd() {
  return (
    <footer className={styles.end}>
      <div className={classNames(page.wrap, styles.row)}>
        <Brand />
        <nav aria-label={t('end.label')} className={styles.places}>
          {places.map(({ to, text }) => (
            <Link key={to} to={to}>
              {t(text)}
            </Link>
          ))}
        </nav>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </footer>
  );
}
