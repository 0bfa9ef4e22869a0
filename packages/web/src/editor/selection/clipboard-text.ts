/** Hotspots as text on the system's clipboard, for other scenes, tours, tabs and browsers. */
import { type Hotspot, hotspot, isKind, limits, type Scene, type Tour } from '@tourwright/tour/document';
import { newId } from '../../client/new-id.ts';
import { hotspotPlaces } from '../rules/hotspot-files.ts';

/** What our text begins with: any other is somebody else's. */
const mark = 'tourwright/hotspots';
/** No scene holds more. */
const mostLength = 4_000_000;

/** The text of some hotspots. */
export function hotspotsText(hotspots: readonly Hotspot[]): string {
  return JSON.stringify({ type: mark, v: 1, hotspots });
}

/** The hotspots of a text; null when it is another text. What is not a hotspot among them is left out. */
export function hotspotsIn(text: string): Hotspot[] | null {
  if (text.length > mostLength || !text.trimStart().startsWith('{')) return null;
  try {
    const found = JSON.parse(text) as { type?: unknown; hotspots?: unknown };
    if (found.type !== mark || !Array.isArray(found.hotspots)) return null;
    const hotspots = found.hotspots.slice(0, limits.hotspots).flatMap((each) => {
      const parsed = hotspot.safeParse(each);
      return parsed.success ? [parsed.data as Hotspot] : [];
    });
    return hotspots.length > 0 ? hotspots : null;
  } catch {
    return null;
  }
}

interface Arriving {
  hotspots: Hotspot[];
  /** Links whose scene is not in this tour: they come without their target. */
  cut: number;
  /** The slugs of files of another tour. */
  foreign: string[];
}

/** Copies with names of their own, as they can be in a tour. */
export function arriving(copied: readonly Hotspot[], tour: Tour): Arriving {
  const scenes = new Set(tour.scenes.map(({ id }) => id));
  let cut = 0;
  const hotspots = copied.map((each): Hotspot => {
    const copy = { ...each, id: newId() };
    if (!isKind(copy, 'link') || copy.targetSceneId === undefined || scenes.has(copy.targetSceneId))
      return copy;
    cut++;
    const { targetSceneId: _, arrival: __, ...loose } = copy;
    return loose as Hotspot;
  });
  const slugs = hotspotPlaces({ id: 0, hotspots } as unknown as Scene).map(({ slug }) => slug);
  const isOwn = (slug: string) => slug.startsWith(`${tour.id}/`) || slug.startsWith('users/');
  return { hotspots, cut, foreign: slugs.filter((slug) => !isOwn(slug)) };
}
