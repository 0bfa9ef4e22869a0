import type { ImageInfo } from '@tourwright/api';
import { type Hotspot, isKind, type Scene, type Tour } from '@tourwright/tour/document';
import type { SoundSource } from '@tourwright/viewer/sound';

type Media = Readonly<Record<string, ImageInfo>>;

/** The tour's own sounds whose files are there. */
export function soundsOfTour({ audio }: Pick<Tour, 'audio'>, media: Media): SoundSource[] {
  return audio.flatMap(({ id, slug }) => {
    const url = media[slug]?.url;
    return url ? [{ id: `tour ${id}`, url, volume: 0.6, loop: true }] : [];
  });
}

/** What is heard in a scene. The same file in two scenes continues when the visitor walks from one to the other. */
export function soundsOf(
  { id: sceneId, sounds = [] }: Pick<Scene, 'id' | 'sounds'>,
  media: Media,
): SoundSource[] {
  return sounds.flatMap(({ id, slug, volume = 1, loop = true, direction }) => {
    const url = media[slug]?.url;
    if (!url) return [];
    return [{ id: direction ? `scene ${sceneId} ${id}` : `file ${slug}`, url, volume, loop, direction }];
  });
}

const spotMark = 'spot ';

/** The hotspot whose sound has this id. */
export function spotIdOf(soundId: string): string {
  return soundId.slice(spotMark.length);
}

/** The sound of a hotspot that plays in place. */
export function spotSound(hotspot: Hotspot, media: Media): SoundSource | null {
  if (!isKind(hotspot, 'audio')) return null;
  const { id, slug, loop, position } = hotspot;
  const url = (slug && media[slug]?.url) || null;
  return url ? { id: `${spotMark}${id}`, url, volume: 1, loop: loop === true, direction: position } : null;
}
