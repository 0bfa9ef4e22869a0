import type { Choice } from '../panels/floor-menu.ts';
import type { VrParts } from '../vr-parts.ts';
import type { RoomFilm } from './room-film.ts';

/** The entries of the floor menu by which a 360° video plays, pauses and is heard. */
export function filmButtons(
  film: RoomFilm,
  { texts, viewerTexts }: Pick<VrParts, 'texts' | 'viewerTexts'>,
): Choice[] {
  const { isPlaying, isMuted } = film;
  return [
    {
      label: isPlaying ? texts.pause : texts.play,
      sign: isPlaying ? 'pause' : 'play',
      press: () => film.toggle(),
    },
    { label: isMuted ? viewerTexts.soundOn : viewerTexts.soundOff, press: () => film.toggleSound() },
  ];
}
