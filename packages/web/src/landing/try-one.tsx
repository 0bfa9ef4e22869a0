import { IconHandClick, IconView360 } from '@tabler/icons-react';
import type { DemoEntry } from '@tourwright/api';
import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import page from './landing-page.module.css';
import { t } from './landing-text.ts';
import styles from './try-one.module.css';

/** A demo tour to walk through on the spot. It starts on a click, so that the page stays light and scrolls. */
export function TryOne({ demo }: { demo: DemoEntry }) {
  const [isStarted, setStarted] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  return (
    <section className={classNames(page.section, page.dark)} data-theme="dark">
      <div className={classNames(page.wrap, styles.columns)}>
        <h2 className={classNames('display', page.title)}>{t('try.title')}</h2>
        <p className={page.lead}>{t('try.text')}</p>
        <div className={styles.frame}>
          {!isLoaded && <Picture demo={demo} />}
          {isStarted && (
            <iframe
              src={`/embed/${encodeURIComponent(demo.id)}`}
              title={t('try.frame', { title: demo.title })}
              allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
              data-loaded={isLoaded || undefined}
              onLoad={(event) => {
                setLoaded(true);
                // The button that was pressed is gone; the keyboard continues in the tour.
                event.currentTarget.focus();
              }}
            />
          )}
          {!isLoaded && (
            <>
              <span className={classNames('glass', styles.name)}>{demo.title}</span>
              <button
                type="button"
                className={classNames('glass', styles.start)}
                aria-disabled={isStarted}
                onClick={() => setStarted(true)}
              >
                <IconHandClick size={20} stroke={1.75} aria-hidden="true" />
                {t(isStarted ? 'try.opening' : 'try.start')}
              </button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function Picture({ demo }: { demo: DemoEntry }) {
  const [hasFailed, setFailed] = useState(false);
  if (!demo.thumbnail || hasFailed) {
    return <IconView360 className={styles.placeholder} size={40} stroke={1.75} aria-hidden="true" />;
  }
  return <img src={demo.thumbnail} alt="" loading="lazy" onError={() => setFailed(true)} />;
}
