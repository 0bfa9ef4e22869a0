import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './closing-strip.module.css';
import page from './landing-page.module.css';
import { t } from './landing-text.ts';

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
