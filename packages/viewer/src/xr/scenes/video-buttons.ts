import type { Choice } from '../panels/floor-menu.ts';
import type { VrParts } from '../vr-parts.ts';
import type { SceneVideo } from './scene-video.ts';

/** The entries of the floor menu by which a 360° video plays, pauses and is heard. */
export function videoButtons(
  film: SceneVideo,
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
