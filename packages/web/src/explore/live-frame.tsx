import type { DemoEntry } from '@tourwright/api';
import { useEffect, useRef, useState } from 'react';
import { livePath } from './demo-paths.ts';
import { DemoPicture } from './demo-picture.tsx';
import { t } from './explore-text.ts';
import styles from './live-frame.module.css';

/** A demo, live, where its picture was; the picture stays until the tour has come. */
export function LiveFrame({ demo }: { demo: DemoEntry }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isLoaded) return whenDrawn(frame.current?.contentDocument ?? null, () => setThere(true));
  }, [isLoaded]);
  return (
    <>
      {!isThere && <DemoPicture demo={demo} />}
      <iframe
        ref={frame}
        className={styles.frame}
        src={livePath(demo.id)}
        title={t('explore.frame', { title: demo.title })}
        allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
        data-loaded={isThere || undefined}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}

/** However long it takes, the frame itself then shows what is wrong. */
const liveTimeoutMs = 15_000;
const drawn = '[data-tourwright]:not([data-tourwright="loading"])';

/** Waits until the viewer in a page of ours has something to show: an empty one would be a black hole. */
function whenDrawn(page: Document | null, then: () => void): () => void {
  if (!page || page.querySelector(drawn)) {
    then();
    return () => {};
  }
  const check = () => {
    if (!page.querySelector(drawn)) return;
    stop();
    then();
  };
  const observer = new MutationObserver(check);
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['data-tourwright'] });
  const timer = setTimeout(() => {
    stop();
    then();
  }, liveTimeoutMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}
