import { useStartPath } from '../layout/owner/use-start-path.ts';
import { Footer } from '../layout/site/footer.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ClosingStrip } from './closing-strip.tsx';
import { Hero } from './hero.tsx';
import { Inside } from './inside.tsx';
import page from './landing-page.module.css';
import { t } from './landing-text.ts';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';
import { TryOne } from './try-one.tsx';
import { useFirstDemo } from './use-first-demo.ts';
import { Worlds } from './worlds.tsx';

/** What Tourwright is, for people who have never heard of it. It has its own header. */
export function LandingPage() {
  const start = useStartPath();
  const demo = useFirstDemo();
  return (
    <>
      <Hero tourId={demo?.id} />
      <main id="main" tabIndex={-1}>
        <Steps />
        <Worlds />
        {demo && <TryOne demo={demo} />}
        <Inside />
        <Plans />
        <Questions />
        <ClosingStrip start={start} />
      </main>
      <Footer />
    </>
  );
}

function Plans() {
  return (
    <section className={page.section} id="plans" tabIndex={-1}>
      <div className={classNames(page.wrap, page.beside)}>
        <h2 className={classNames('display', page.smallTitle)}>{t('plans.title')}</h2>
        <div>
          <p className={page.lead}>{t('plans.text')}</p>
          <div className={page.actions}>
            <ButtonLink to="/payment">{t('plans.action')}</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
