import type { Axes, BuildingFacts } from '@tourwright/tour/building';
import type { Adjustment, Tour } from '@tourwright/tour/document';
import type { Images } from '../state/derived.ts';

type Level = Adjustment['level'];

/**
 * What the server knows about a tour's photos: where its scenes are and how they were facing. A photo that was turned
 * a moment ago is still cut as it was before; these facts are turned along.
 */
export function buildingFacts(media: Images, { scenes }: Pick<Tour, 'scenes'>): BuildingFacts {
  const wanted = new Map(scenes.map(({ slug, adjustment }) => [slug, adjustment?.level]));
  const levelsOf = (slug: string) => ({ cut: media[slug]?.adjustment?.level, now: wanted.get(slug) });
  return {
    imageOf: (slug) => {
      const { width, height } = media[slug] ?? {};
      return width && height ? { width, height } : undefined;
    },
    compassOf: (slug) => {
      const { heading } = (media[slug]?.panorama?.manifest ?? {}) as { heading?: unknown };
      return typeof heading === 'number' ? modulo(heading + turnOf(levelsOf(slug)), 360) : undefined;
    },
    axesOf: (slug) => turnedAxes(media[slug]?.axes, levelsOf(slug)),
  };
}

/** How much further clockwise yaw 0 is than in the tiles that are there, degrees. */
function turnOf({ cut, now }: { cut: Level; now: Level }): number {
  return (now?.yaw ?? 0) - (cut?.yaw ?? 0);
}

/** Lines of a photo that was or is tilted are no evidence until it is cut. */
function turnedAxes(axes: Axes | undefined, levels: { cut: Level; now: Level }): Axes | undefined {
  const { cut, now } = levels;
  const isUpright = (['pitch', 'roll'] as const).every(
    (angle) => (cut?.[angle] ?? 0) === (now?.[angle] ?? 0),
  );
  return axes && isUpright ? { ...axes, yaw: modulo(axes.yaw - turnOf(levels), 90) } : undefined;
}

function modulo(angle: number, turn: number): number {
  return ((angle % turn) + turn) % turn;
}
