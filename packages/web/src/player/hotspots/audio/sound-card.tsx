import type { KnownHotspot } from '@tourwright/tour/document';
import { Fetched } from '../../panels/fetched.tsx';
import styles from '../../panels/panels.module.css';
import { t } from '../../panels/panels-text.ts';
import { Paragraphs } from '../../panels/paragraphs.tsx';
import { type Media, urlOf } from '../../panels/stored-file.ts';

/** A sound with the browser's own controls, and what is heard in it as text. */
interface SoundCardProps {
  hotspot: KnownHotspot<'audio'>;
  title: string;
  media: Media;
}

export function SoundCard({ hotspot, title, media }: SoundCardProps) {
  const url = urlOf(media, hotspot.slug);
  return (
    <div className={styles.card}>
      {url ? (
        <Fetched lost={t('panel.lost-sound')}>
          {(onError) => (
            // biome-ignore lint/a11y/useMediaCaption: what is heard stands below as text
            <audio
              className={styles.sound}
              src={url}
              aria-label={title}
              onError={onError}
              controls
              autoPlay
              loop={hotspot.loop === true}
            />
          )}
        </Fetched>
      ) : (
        <p>{t('panel.gone')}</p>
      )}
      <Paragraphs text={hotspot.body} rich={hotspot.rich} />
    </div>
  );
}
