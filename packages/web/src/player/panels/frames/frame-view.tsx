import { IconPlayerPlay, IconWorld } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from '../media/view.module.css';
import { OutsideLink } from '../outside-link.tsx';
import { t } from '../panels-text.ts';

interface FrameViewProps {
  /** What is shown in the frame. */
  address: string;
  /** What is opened in a tab of its own instead. */
  url: string;
  name: string;
  isVideo: boolean;
  poster?: string | null;
}

/**
 * A page of another site in a frame that cannot reach out. It is loaded when the visitor asks for it, since the other
 * site learns of the visit. A page that may not be framed here is offered in a tab of its own.
 */
export function FrameView({ address, url, name, isVideo, poster }: FrameViewProps) {
  const { host, origin, protocol } = new URL(address);
  const isOurs = origin === location.origin || (protocol === 'http:' && location.protocol === 'https:');
  const [isLoaded, setLoaded] = useState(false);
  const [isBlocked, setBlocked] = useState(isOurs);
  useEffect(() => {
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (/^(frame|child)-src$/.test(effectiveDirective)) setBlocked(true);
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, []);

  if (isBlocked) {
    return (
      <div className={styles.ask}>
        <p>{t('frame.blocked')}</p>
        <OutsideLink url={url} />
      </div>
    );
  }
  if (!isLoaded) {
    return (
      <div className={styles.ask}>
        {poster && <img className={styles.poster} src={poster} alt="" />}
        <p>{t('frame.text', { host })}</p>
        <Button
          variant="primary"
          icon={
            isVideo ? (
              <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconWorld size={18} stroke={1.75} aria-hidden="true" />
            )
          }
          onClick={() => setLoaded(true)}
        >
          {isVideo ? t('frame.play') : t('frame.load')}
        </Button>
        <OutsideLink url={url} variant="glass" />
      </div>
    );
  }
  return (
    <iframe
      className={styles.frame}
      src={isVideo ? withAutoplay(address) : address}
      title={t('frame.title', { name, host })}
      // Another site's own storage is its own affair; ours is never framed, see above.
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
      allow="fullscreen; autoplay; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function withAutoplay(address: string): string {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
