import type { GuideStop, Tour } from '@tourwright/tour/document';
import { useSaidWords } from '../captions/use-said-words.ts';
import type { Media } from '../panels/media/stored-file.ts';
import { t } from '../panels/panels-text.ts';
import { Paragraphs } from '../panels/text/paragraphs.tsx';
import styles from '../panels/text/text-panel.module.css';

interface GuideTextProps {
  tour: Tour;
  media: Media;
}

/** Where reading begins when the guided tour is requested. */
export const guideHeadingId = 'guide-as-text';

/** What the guided tour says, stop by stop; nothing where none of it can be read. */
export function GuideText({ tour, media }: GuideTextProps) {
  const stops = (tour.guide ?? []).flatMap((stop) => {
    const scene = tour.scenes.find(({ id }) => id === stop.sceneId);
    const hasWords = Boolean(stop.text?.trim() || stop.captions?.length);
    return scene && hasWords ? [{ stop, name: stop.name || scene.name }] : [];
  });
  if (stops.length === 0) return null;
  return (
    <section className={styles.scene} aria-labelledby={guideHeadingId}>
      <h3 id={guideHeadingId} tabIndex={-1}>
        {t('text.guide')}
      </h3>
      <ol className={styles.stops}>
        {stops.map(({ stop, name }, index) => (
          <li key={stop.id ?? index}>
            <b>{name}</b>
            <StopText stop={stop} media={media} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is said in its narration, word for word where there are captions of it. */
function StopText({ stop, media }: { stop: GuideStop; media: Media }) {
  const said = useSaidWords(stop.slug ? stop.captions : undefined, media);
  if (!said) return <Paragraphs text={stop.text} />;
  return (
    <div lang={said.language}>
      <Paragraphs text={said.transcript} />
    </div>
  );
}
