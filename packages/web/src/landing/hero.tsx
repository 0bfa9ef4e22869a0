import { Link } from 'react-router';
import { useSession } from '../client/session/session.ts';
import { useStartPath } from '../layout/owner/use-start-path.ts';
import { Brand } from '../layout/site/brand.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';
import page from './landing-page.module.css';
import { t } from './landing-text.ts';

/** A scene over the whole width, one sentence of what this is, and the two ways on. `tourId` names the scene's tour. */
export function Hero({ tourId }: { tourId: string | undefined }) {
  const start = useStartPath();
  return (
    <header className={styles.hero} data-theme="dark">
      <HeroPicture tourId={tourId} />
      <div className={classNames(page.wrap, styles.bar)}>
        <Brand />
        <nav className={styles.places} aria-label={t('nav.label')}>
          <Link to="/explore">{t('nav.examples')}</Link>
          <a href="#how">{t('nav.how')}</a>
          <a href="#plans">{t('nav.plans')}</a>
          <a href="#questions">{t('nav.questions')}</a>
        </nav>
        <div className={styles.end}>
          <WayIn />
        </div>
      </div>
      <div className={classNames(page.wrap, styles.words)}>
        <h1 className="display">{t('hero.title')}</h1>
        <p>{t('hero.text')}</p>
        <div className={page.actions}>
          <ButtonLink variant="primary" size="large" to={start}>
            {t('hero.start')}
          </ButtonLink>
          <ButtonLink variant="glass" size="large" to="/explore">
            {t('hero.examples')}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

function WayIn() {
  if (useSession().status === 'logged-in') {
    return (
      <ButtonLink variant="glass" to="/dashboard">
        {t('nav.dashboard')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink variant="quiet" to="/login" className={styles.logIn}>
        {t('nav.log-in')}
      </ButtonLink>
      <ButtonLink variant="glass" to="/signup">
        {t('nav.sign-up')}
      </ButtonLink>
    </>
  );
}
