import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { clockText } from '../../../i18n/clock-text.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { shownNameOf } from '../../upload/reading/scene-name.ts';
import own from './files.module.css';

interface FilmCardProps {
  slug: string;
  /** What it is called, after "Play". */
  name: string;
}

const icon = { size: 16, 'aria-hidden': true } as const;

/** A video as a small picture that plays in its place, with its name, its length and its lines. */
export function FilmCard({ slug, name }: FilmCardProps) {
  const url = useEditorStore(({ media }) => media[slug]?.url ?? null);
  const [facts, setFacts] = useState<string | null>(null);
  return (
    <>
      {url ? (
        <Film key={url} url={url} name={name} onFacts={setFacts} />
      ) : (
        <SceneThumbnail slug={slug} className={own.small} />
      )}
      <span className={own.titles}>
        <span className={own.name}>{shownNameOf(slug)}</span>
        {url && facts !== null && <small>{facts}</small>}
      </span>
    </>
  );
}

interface FilmProps {
  url: string;
  name: string;
  onFacts(facts: string): void;
}

function Film({ url, name, onFacts }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const toggle = () => {
    if (isPlaying) film.current?.pause();
    else void film.current?.play().catch(() => setPlaying(false));
  };
  return (
    <span className={own.film}>
      {/* biome-ignore lint/a11y/useMediaCaption: its captions are written below it */}
      <video
        ref={film}
        src={url}
        preload="metadata"
        playsInline
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onLoadedMetadata={({ currentTarget: { duration, videoHeight } }) => {
          if (Number.isFinite(duration) && videoHeight > 0)
            onFacts(t('file.film-facts', { length: clockText(duration), lines: videoHeight }));
        }}
      />
      <button
        type="button"
        className={own.play}
        aria-label={t(isPlaying ? 'file.pause-film' : 'file.play-film', { name })}
        onClick={toggle}
      >
        {isPlaying ? <IconPlayerPauseFilled {...icon} /> : <IconPlayerPlayFilled {...icon} />}
      </button>
    </span>
  );
}
