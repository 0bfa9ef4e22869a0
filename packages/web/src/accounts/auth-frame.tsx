import type { ReactNode } from 'react';
import { Brand } from '../layout/site/brand.tsx';
import { classNames } from '../ui/class-names.ts';
import { t } from './accounts-text.ts';
import styles from './auth-frame.module.css';
import home from './pictures/home.webp';
import shop from './pictures/shop.webp';

interface AuthFrameProps {
  title: string;
  /** Below the title: a sentence, or the way to the other screen. */
  lead?: ReactNode;
  picture?: 'home' | 'shop';
  children?: ReactNode;
}

/** What the account screens share: brand, one column of content, and on wide screens a scene to look into. */
export function AuthFrame({ title, lead, picture = 'home', children }: AuthFrameProps) {
  return (
    <div className={styles.frame}>
      <main id="main" tabIndex={-1} className={styles.main}>
        <span className={styles.brand}>
          <Brand />
        </span>
        <div className={styles.content}>
          <div className={styles.head}>
            <h1 className={classNames(styles.title, 'display')}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
      </main>
      <div className={styles.side} aria-hidden="true">
        <div className={styles.picture}>
          {/* Lazy: where the side is not shown, it is not fetched. */}
          <img src={picture === 'home' ? home : shop} alt="" loading="lazy" />
          <span className={classNames(styles.caption, 'glass')}>{t(`picture.${picture}`)}</span>
        </div>
      </div>
    </div>
  );
}
