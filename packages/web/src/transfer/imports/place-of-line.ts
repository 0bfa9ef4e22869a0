/** The scene and the hotspot of a tour that a line of a report is about. */
import type { TransferLine } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';

/** The scene and hotspot that a line of a report is about. */
export interface LinePlace {
  /** Null where the tour has no such scene any more. */
  sceneId: number | null;
  sceneName: string;
  hotspotId: string | null;
  /** What is written at it, if anything. */
  hotspotName: string | null;
}

type Scenes = Pick<Tour, 'scenes'>;

/** Of a tour that went out: its places are our own, `scenes[2].hotspots[a1].slug`. */
export function placeInTour(place: string, tour: Scenes | null): LinePlace | null {
  const [, id, hotspotId = null] = /^scenes\[(\d+)\](?:\.hotspots\[([^\]]+)\])?/.exec(place) ?? [];
  const scene = tour?.scenes.find((each) => each.id === Number(id));
  if (id === undefined || !scene) return null;
  const hotspot = scene.hotspots.find((each) => each.id === hotspotId);
  return {
    sceneId: scene.id,
    sceneName: scene.name,
    hotspotId: hotspot?.id ?? null,
    hotspotName: hotspot ? hotspot.title || hotspot.text || null : null,
  };
}

/**
 * Finds the places of an imported tour: they are those of its former document, where the report's lines say what
 * became of them.
 */
export function placesOfImport(lines: readonly TransferLine[], tour: Scenes | null) {
  const scenes = lines
    .filter(({ code }) => code === 'scene')
    .map(({ place, params }) => ({ place, name: String(params['name'] ?? '') }))
    // The longest first: `scenes.hall` is no part of `scenes.hall2`, but `a` may be one of `a.b`.
    .toSorted((a, b) => b.place.length - a.place.length)
    .map((found) => {
      const named = tour?.scenes.filter(({ name }) => name === found.name) ?? [];
      // Of several with one name nobody knows which it is.
      const scene = named.length === 1 ? (named[0] ?? null) : null;
      return { ...found, scene, hotspots: scene ? hotspotsOf(found.place, lines, scene) : [] };
    });
  return (place: string): LinePlace | null => {
    const found = scenes.find((scene) => isWithin(place, scene.place));
    if (!found) return null;
    const { scene, name: sceneName } = found;
    const hotspot = found.hotspots.find((each) => isWithin(place, each.place))?.hotspot ?? null;
    return {
      sceneId: scene?.id ?? null,
      sceneName,
      hotspotId: hotspot?.id ?? null,
      hotspotName: hotspot && (hotspot.title || hotspot.text || null),
    };
  };
}

/**
 * The hotspots of a scene with their places in its former document, where they are in the same order; none where some went or
 * came since, so that nobody is led to another one.
 */
function hotspotsOf(place: string, lines: readonly TransferLine[], { hotspots }: Tour['scenes'][number]) {
  const made = lines.filter((line) => isHotspot(line) && isWithin(line.place, place));
  const isSame =
    made.length === hotspots.length &&
    made.every(({ code }, index) => (code === 'link') === (hotspots[index]?.kind === 'link'));
  if (!isSame) return [];
  return hotspots
    .map((hotspot, index) => ({ hotspot, place: made[index]?.place ?? '' }))
    .toSorted((a, b) => b.place.length - a.place.length);
}

function isHotspot({ code }: TransferLine): boolean {
  return code === 'link' || code === 'hotspot';
}

function isWithin(place: string, whole: string): boolean {
  return place.startsWith(whole) && /^(?:$|[.[/@ ])/.test(place.slice(whole.length));
}
