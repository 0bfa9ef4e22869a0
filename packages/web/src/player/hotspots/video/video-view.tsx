import type { Captions, RichText } from '@tourwright/tour/document';
import { Transcript } from '../../captions/transcript.tsx';
import { useSaidWords } from '../../captions/use-said-words.ts';
import { type Media, urlOf } from '../../panels/media/stored-file.ts';
import { VideoPlayer } from '../../panels/media/video-player.tsx';

interface VideoViewProps {
  url: string;
  name: string;
  media: Media;
  poster?: string | null;
  captions?: readonly Captions[] | undefined;
  loop?: boolean;
  /** What its owner has written of it. */
  text?: string | undefined;
  rich?: RichText | undefined;
}

/** The video of a hotspot, with those of its captions that are stored; the first of them shows. Below it, what is said as text. */
export function VideoView(props: VideoViewProps) {
  const { url, name, media, poster, captions = [], loop = false, text, rich } = props;
  const said = useSaidWords(captions, media);
  const tracks = captions.flatMap(({ slug, language, label }) => {
    const track = urlOf(media, slug);
    return track === null ? [] : [{ url: track, language, label }];
  });
  const shown = tracks.map((track, index) => ({ ...track, isDefault: index === 0 }));
  return (
    <>
      <VideoPlayer url={url} name={name} poster={poster} captions={shown} loop={loop} />
      <Transcript text={text} rich={rich} said={said} />
    </>
  );
}
