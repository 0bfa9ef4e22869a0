import type { Tour } from '@tourwright/tour/document';
import type { ViewerScene } from '@tourwright/viewer';
import type { Images } from '../../state/derived.ts';
import type { Adjusting } from '../../state/editor-state.ts';
import { wantedAdjustment } from '../adjusting.ts';
import { pictureTurn } from './picture-turn.ts';

/** The scenes with their pictures turned as they are wanted, where they are not cut so yet. */
export function turnedScenes(
  scenes: readonly ViewerScene[],
  tour: Tour,
  media: Images,
  adjusting: Adjusting | null,
): ViewerScene[] {
  const known = new Map(tour.scenes.map((scene) => [scene.id, scene]));
  return scenes.map((shown) => {
    const scene = known.get(shown.id);
    if (!scene || !shown.source) return shown;
    const wanted = wantedAdjustment(scene, adjusting);
    const turn = pictureTurn(media[scene.slug]?.adjustment?.level, wanted?.level);
    return turn ? { ...shown, source: { ...shown.source, turn } } : shown;
  });
}
