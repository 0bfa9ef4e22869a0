import { classNames } from '../ui/class-names.ts';
import page from './landing-page.module.css';
import { t } from './landing-text.ts';
import add from './pictures/step-add.webp';
import join from './pictures/step-join.webp';
import send from './pictures/step-send.webp';
import styles from './steps.module.css';

/** Each with a picture of our own screen, taken by `npm run screens`. */
const steps = [
  { id: 'add', picture: add },
  { id: 'join', picture: join },
  { id: 'send', picture: send },
] as const;

/** How a tour is made. */
export function Steps() {
  return (
    <section className={page.section} id="how" tabIndex={-1}>
      <div className={page.wrap}>
        <div className={page.head}>
          <h2 className={classNames('display', page.title)}>{t('steps.title')}</h2>
          <p className={page.lead}>{t('steps.text')}</p>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ id, picture }, index) => (
            <li key={id} className={styles.step}>
              <img
                src={picture}
                alt={t(`steps.${id}-picture`)}
                width={910}
                height={705}
                loading="lazy"
                className={styles.picture}
              />
              <p className={classNames(styles.number, 'numbers')} aria-hidden="true">
                {index + 1}
              </p>
              <h3>{t(`steps.${id}`)}</h3>
              <p>{t(`steps.${id}-text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
