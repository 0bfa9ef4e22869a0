import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import page from './landing-page.module.css';
import { t } from './landing-text.ts';
import home from './pictures/home.webp';
import shop from './pictures/shop.webp';
import styles from './worlds.module.css';

const worlds = [
  { id: 'homes', to: '/explore?category=real-estate', picture: home },
  { id: 'shops', to: '/explore?category=retail', picture: shop },
] as const;

/** The two kinds of places, side by side. */
export function Worlds() {
  return (
    <section className={page.section}>
      <div className={page.wrap}>
        <div className={page.head}>
          <h2 className={classNames('display', page.title)}>{t('worlds.title')}</h2>
        </div>
        <div className={styles.worlds}>
          {worlds.map(({ id, to, picture }) => (
            <Link key={id} to={to} className={styles.world}>
              <img src={picture} alt={t(`worlds.${id}-picture`)} width={1400} height={788} loading="lazy" />
              <div>
                <h3 className="display">{t(`worlds.${id}`)}</h3>
                <p>{t(`worlds.${id}-text`)}</p>
                <span className={styles.go}>
                  {t(`worlds.${id}-go`)}
                  <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
                </span>
              </div>
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
