import type { Captions } from '@tourwright/tour/document';
import { Film } from '../../panels/film.tsx';
import { type Media, urlOf } from '../../panels/stored-file.ts';

interface FilmViewProps {
  url: string;
  name: string;
  media: Media;
  poster?: string | null;
  captions?: readonly Captions[] | undefined;
  loop?: boolean;
}

/** The film of a hotspot, with those of its captions that are stored; the first of them shows. */
export function FilmView({ url, name, media, poster, captions = [], loop = false }: FilmViewProps) {
  const tracks = captions.flatMap(({ slug, language, label }) => {
    const track = urlOf(media, slug);
    return track === null ? [] : [{ url: track, language, label }];
  });
  const shown = tracks.map((track, index) => ({ ...track, isDefault: index === 0 }));
  return <Film url={url} name={name} poster={poster} captions={shown} loop={loop} />;
}
