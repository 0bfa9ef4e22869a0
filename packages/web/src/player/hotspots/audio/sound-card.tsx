import type { KnownHotspot } from '@tourwright/tour/document';
import { useState } from 'react';
import timed from '../../captions/transcript.module.css';
import { Transcript } from '../../captions/transcript.tsx';
import { useSaidWords } from '../../captions/use-said-words.ts';
import { Fetched } from '../../panels/media/fetched.tsx';
import { type Media, urlOf } from '../../panels/media/stored-file.ts';
import styles from '../../panels/panels.module.css';
import { t } from '../../panels/panels-text.ts';
import { Paragraphs } from '../../panels/text/paragraphs.tsx';

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
            // biome-ignore lint/a11y/useMediaCaption: what is heard is below as text
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
