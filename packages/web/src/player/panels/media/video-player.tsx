import type { Ref } from 'react';
import { t } from '../panels-text.ts';
import { Fetched } from './fetched.tsx';
import styles from './view.module.css';

interface VideoPlayerProps {
  ref?: Ref<HTMLVideoElement>;
  url: string;
  name: string;
  poster?: string | null | undefined;
  captions: readonly { url: string; language: string; label?: string | undefined; isDefault?: boolean }[];
  loop: boolean;
}

/** A video with the browser's own controls. It is opened by a press, so it may play at once, with sound. */
export function VideoPlayer({ ref, url, name, poster, captions, loop }: VideoPlayerProps) {
  return (
    <Fetched lost={t('panel.lost-film')}>
      {(onError) => (
        <video
          ref={ref}
          className={styles.film}
          src={url}
          aria-label={name}
          {...(poster ? { poster } : {})}
          onError={onError}
          controls
          autoPlay
          playsInline
          loop={loop}
          {...(location.protocol === 'file:' ? {} : { crossOrigin: 'anonymous' as const })}
        >
          {captions.map(({ url: track, language, label, isDefault }) => (
            <track
              key={track}
              kind="captions"
              src={track}
              srcLang={language}
              label={label ?? language}
              default={isDefault}
            />
          ))}
        </video>
      )}
    </Fetched>
  );
}
