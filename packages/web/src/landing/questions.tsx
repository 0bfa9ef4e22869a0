import { IconPlus } from '@tabler/icons-react';
import { classNames } from '../ui/class-names.ts';
import page from './landing-page.module.css';
import { t } from './landing-text.ts';
import styles from './questions.module.css';

const questions = ['camera', 'install', 'change', 'own-page'] as const;

/** What people ask first. */
export function Questions() {
  return (
    <section className={page.section} id="questions" tabIndex={-1}>
      <div className={classNames(page.wrap, page.beside)}>
        <h2 className={classNames('display', page.smallTitle)}>{t('questions.title')}</h2>
        <div className={styles.list}>
          {questions.map((id, index) => (
            <details key={id} open={index === 0}>
              <summary>
                {t(`questions.${id}`)}
                <IconPlus size={20} stroke={1.75} aria-hidden="true" />
              </summary>
              <p>{t(`questions.${id}-answer`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
