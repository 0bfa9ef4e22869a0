import { isKind, type Scene, type Tour } from '../../document/index.ts';
import { openingView } from '../../rules/index.ts';
import { angleBetween, type Direction, degrees, directionOf, radians } from '../../sphere/index.ts';
import type { Original, OriginalScene, Spot } from './original.ts';

/** What is counted on both sides. */
type ComparedPart = 'scenes' | 'links' | 'hotspots' | 'start_views' | 'floor_plans' | 'guide_stops';

/** How many of a thing the original has, and the tour. */
interface ComparedCount {
  part: ComparedPart;
  there: number;
  here: number;
}

/** A tour beside the document that it came from. */
export interface Comparison {
  /** Only what one of the two has. */
  counts: readonly ComparedCount[];
  /** Where the numbers of a scene differ, by its name in the tour, else in the document; the first of them. */
  differences: readonly (ComparedCount & { scene: string })[];
  /** How many directions of hotspots and start views were compared, and the largest angle between them in degrees. */
  directions: { compared: number; largestDegrees: number };
}

const mostNamed = 100;
/** Half of what a tenth of a degree is rounded to. */
const sameView = 0.05;

/** Compares what was counted in a document with the tour that was made of it. Pure. */
export function compareOriginal(
  original: Original,
  tour: Pick<Tour, 'scenes' | 'floorPlans' | 'guide'>,
): Comparison {
  const ids = new Set(tour.scenes.map(({ id }) => id));
  const pairs = pairScenes(original.scenes, tour.scenes);
  const rows = pairs.map(({ there, here }) => ({
    name: here?.name || there.id,
    counts: countsOf(there, here, ids),
  }));
  const sum = (part: ComparedPart): ComparedCount => {
    const found = rows.flatMap(({ counts }) => counts.filter((count) => count.part === part));
    return { part, there: total(found, 'there'), here: total(found, 'here') };
  };
  const counts: ComparedCount[] = [
    { part: 'scenes', there: original.scenes.length, here: tour.scenes.length },
    ...(['links', 'hotspots', 'start_views'] as const).map(sum),
    { part: 'floor_plans', there: original.floorPlans, here: tour.floorPlans.length },
    { part: 'guide_stops', there: original.guideStops, here: tour.guide?.length ?? 0 },
  ];
  const differences = rows.flatMap(({ name, counts: own }) =>
    own.filter(({ there, here }) => there !== here).map((count) => ({ scene: name, ...count })),
  );
  return {
    counts: counts.filter(({ there, here }) => there + here > 0),
    differences: differences.slice(0, mostNamed),
    directions: compareDirections(pairs),
  };
}

const total = (counts: readonly ComparedCount[], side: 'there' | 'here') =>
  counts.reduce((sum, count) => sum + count[side], 0);

interface Pair {
  there: OriginalScene;
  here: Scene | undefined;
}

/** By the name that a scene had in the document, which it keeps; else by its number, and else by its place. */
function pairScenes(there: readonly OriginalScene[], here: readonly Scene[]): Pair[] {
  const waiting = new Map<string, Scene[]>();
  // The first of a name is taken first, from the end of its list.
  for (const scene of here.toReversed()) {
    const id = foreignId(scene) ?? String(scene.id);
    const same = waiting.get(id);
    if (same) same.push(scene);
    else waiting.set(id, [scene]);
  }
  return there.map((scene, index) => {
    const named = waiting.get(scene.id)?.pop();
    const other = here[index];
    return { there: scene, here: named ?? (other && foreignId(other) === undefined ? other : undefined) };
  });
}

function foreignId(scene: object): string | undefined {
  const source = (scene as { 'x-source'?: { id?: unknown } })['x-source'];
  return typeof source?.id === 'string' ? source.id : undefined;
}

/** Only links that lead to a scene count. */
function countsOf(there: OriginalScene, here: Scene | undefined, ids: ReadonlySet<number>): ComparedCount[] {
  const links = here?.hotspots.flatMap((each) => (isKind(each, 'link') ? [each] : [])) ?? [];
  const others = here ? here.hotspots.length - links.length + here.videos.length : 0;
  const leading = links.filter(({ targetSceneId }) => ids.has(targetSceneId ?? Number.NaN)).length;
  const isSame = there.hasView && here !== undefined && hasView(there, here);
  return [
    { part: 'links', there: there.links, here: leading },
    { part: 'hotspots', there: there.hotspots, here: others },
    { part: 'start_views', there: there.hasView ? 1 : 0, here: isSame ? 1 : 0 },
  ];
}

function hasView({ view }: OriginalScene, here: Scene): boolean {
  return view === null || apart(view, viewOf(here)) <= sameView;
}

function viewOf(scene: Scene): Direction {
  const { yaw, pitch } = openingView(scene);
  return directionOf(radians(yaw), radians(pitch));
}

function apart([yaw, pitch]: Spot, direction: Readonly<Direction>): number {
  return degrees(angleBetween(directionOf(radians(yaw), radians(pitch)), direction));
}

/** One after the other, in scenes that have as many here as there. */
function compareDirections(pairs: readonly Pair[]): Comparison['directions'] {
  const angles = pairs.flatMap(({ there, here }) => {
    if (!here) return [];
    const isWhole = there.spots.length === here.hotspots.length;
    const spots = isWhole
      ? there.spots.flatMap((spot, at) => {
          const position = here.hotspots[at]?.position;
          return spot && position ? [apart(spot, position)] : [];
        })
      : [];
    return there.view === null ? spots : [...spots, apart(there.view, viewOf(here))];
  });
  return {
    compared: angles.length,
    largestDegrees: angles.reduce((most, angle) => Math.max(most, angle), 0),
  };
}
