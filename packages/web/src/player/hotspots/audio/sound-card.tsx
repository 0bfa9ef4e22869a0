import type { KnownHotspot } from '@tourwright/tour/document';
import { useState } from 'react';
import { Fetched } from '../../panels/fetched.tsx';
import styles from '../../panels/panels.module.css';
import { t } from '../../panels/panels-text.ts';
import { Paragraphs } from '../../panels/paragraphs.tsx';
import { type Media, urlOf } from '../../panels/stored-file.ts';
import timed from '../../panels/transcript.module.css';
import { Transcript } from '../../panels/transcript.tsx';
import { useSaidWords } from '../../panels/use-said-words.ts';

/** A sound with the browser's own controls, and what is heard in it as text. */
interface SoundCardProps {
  hotspot: KnownHotspot<'audio'>;
  title: string;
  media: Media;
}

/** The card of a sound: player, captions and text. */
export function SoundCard({ hotspot, title, media }: SoundCardProps) {
  const url = urlOf(media, hotspot.slug);
  const said = useSaidWords(hotspot.captions, media);
  const [seconds, setSeconds] = useState(0);
  const hasText = Boolean(hotspot.body?.trim() || hotspot.rich);
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
              onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
              controls
              autoPlay
              loop={hotspot.loop === true}
            />
          )}
        </Fetched>
      ) : (
        <p>{t('panel.gone')}</p>
      )}
      {url && said && (
        <p className={timed.now} lang={said.language} data-captions="">
          {said.at(seconds)}
        </p>
      )}
      {hasText ? <Paragraphs text={hotspot.body} rich={hotspot.rich} /> : <Transcript said={said} />}
    </div>
  );
}
