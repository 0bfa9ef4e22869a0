import { IconHandClick } from '@tabler/icons-react';
import type { DemoEntry } from '@tourwright/api';
import { useEffect, useState } from 'react';
import { getJson } from '../client/get-json.ts';
import { logError } from '../client/log.ts';
import { classNames } from '../ui/class-names.ts';
import page from './landing-page.module.css';
import { t } from './landing-text.ts';
import styles from './try-one.module.css';

/** A demo tour to walk through on the spot. It starts on a click, so that the page stays light and scrolls. */
export function TryOne() {
  const demo = useFirstDemo();
  const [started, setStarted] = useState(false);
  if (!demo) return null;
  return (
    <section className={classNames(page.section, page.dark)} data-theme="dark">
      <div className={classNames(page.wrap, styles.columns)}>
        <h2 className={classNames('display', page.title)}>{t('try.title')}</h2>
        <p className={page.lead}>{t('try.text')}</p>
        <div className={styles.frame}>
          {started ? (
            <iframe
              src={`/embed/${encodeURIComponent(demo.id)}`}
              title={t('try.frame', { title: demo.title })}
              allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
            />
          ) : (
            <>
              {demo.thumbnail && <img src={demo.thumbnail} alt="" loading="lazy" />}
              <span className={classNames('glass', styles.name)}>{demo.title}</span>
              <button
                type="button"
                className={classNames('glass', styles.start)}
                onClick={() => setStarted(true)}
              >
                <IconHandClick size={20} stroke={1.75} aria-hidden="true" />
                {t('try.start')}
              </button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** The first tour of the gallery; nothing while it is unknown or when there is none. */
function useFirstDemo(): DemoEntry | undefined {
  const [demo, setDemo] = useState<DemoEntry>();
  useEffect(() => {
    const closing = new AbortController();
    getJson<{ items: DemoEntry[] }>('/api/demos', closing.signal).then(
      ({ items }) => setDemo(items[0]),
      (cause: unknown) => closing.signal.aborted || logError('Error fetching data:', cause),
    );
    return () => closing.abort();
  }, []);
  return demo;
}
