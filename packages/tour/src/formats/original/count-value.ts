import { degrees } from '../../sphere/index.ts';
import { isObject } from '../reading/fields.ts';
import { type Original, type OriginalScene, type Spot, spotOf } from './original.ts';

type Fields = Record<string, unknown>;

/** Counts what is in the value of a document, by the lists that each tool has; null where none of them is there. */
export function countValue(value: unknown): Original | null {
  if (!isObject(value)) return Array.isArray(value) ? countNodes(value) : null;
  const stored = isObject(value['tourData']) ? value['tourData'] : value;
  if (isOurs(stored)) return countOurs(stored);
  if (Array.isArray(value['scenes'])) return countMarzipano(value['scenes']);
  if (Array.isArray(value['nodes'])) return countNodes(value['nodes']);
  if (Array.isArray(value['plugins'])) {
    const plugin = value['plugins'].flat(1).find((each) => isObject(each) && Array.isArray(each['nodes']));
    return plugin === undefined ? null : countValue(plugin);
  }
  return countPannellum(value);
}

function countPannellum(value: Fields): Original {
  const defaults = objectOf(value['default']);
  const entries = isObject(value['scenes'])
    ? Object.entries(value['scenes'])
    : [[typeof value['title'] === 'string' ? value['title'] : 'scene', value] as const];
  const scenes = entries.map(([id, scene]) => {
    const fields = objectOf(scene);
    const hotspots = listOf(fields['hotSpots']);
    const links = hotspots.filter(({ type, sceneId }) => type === 'scene' || sceneId !== undefined).length;
    const inherited = (name: string) => fields[name] ?? defaults[name];
    const view = ['yaw', 'pitch', 'hfov'].some((name) => inherited(name) !== undefined);
    return {
      ...{ id, links, hotspots: hotspots.length - links, hasView: view },
      view: view ? (spotOf(inherited('yaw'), inherited('pitch')) ?? null) : null,
      spots: hotspots.map(({ yaw, pitch }) => spotOf(yaw, pitch)),
    };
  });
  return { scenes, floorPlans: 0, guideStops: 0 };
}

function countMarzipano(list: readonly unknown[]): Original {
  const scenes = list.map((scene) => {
    const fields = objectOf(scene);
    const [links, infos] = [listOf(fields['linkHotspots']), listOf(fields['infoHotspots'])];
    const view = fields['initialViewParameters'];
    return {
      ...{ id: textOf(fields['id']), links: links.length, hotspots: infos.length, hasView: isObject(view) },
      view: isObject(view) ? ofRadians(view) : null,
      spots: [...links, ...infos].map(ofRadians),
    };
  });
  return { scenes, floorPlans: 0, guideStops: 0 };
}

/** Radians, and downwards. */
function ofRadians({ yaw, pitch }: Fields): Spot | null {
  const spot = spotOf(yaw, pitch);
  return spot && spotOf(degrees(spot[0]), 0 - degrees(spot[1]));
}

/** Photo Sphere Viewer turns its nodes in several ways: their spots are counted and not compared. */
function countNodes(nodes: readonly unknown[]): Original {
  const scenes = nodes.map((node): OriginalScene => {
    const fields = objectOf(node);
    const [links, markers] = [listOf(fields['links']).length, listOf(fields['markers']).length];
    return { id: textOf(fields['id']), links, hotspots: markers, hasView: false, view: null, spots: [] };
  });
  return { scenes, floorPlans: 0, guideStops: 0 };
}

function isOurs({ scenes }: Fields): boolean {
  return (
    Array.isArray(scenes) && scenes.some((scene) => isObject(scene) && typeof scene['slug'] === 'string')
  );
}

function countOurs(tour: Fields): Original {
  const scenes = listOf(tour['scenes']).map((scene): OriginalScene => {
    const [hotspots, surfaces] = [listOf(scene['hotspots']), listOf(scene['videos'])];
    const links = hotspots.filter(({ kind }) => kind === 'link').length;
    const others = hotspots.length - links + surfaces.length;
    return { id: textOf(scene['id']), links, hotspots: others, hasView: false, view: null, spots: [] };
  });
  const plans = isObject(tour['floorPlans']) ? 1 : listOf(tour['floorPlans']).length;
  return { scenes, floorPlans: plans, guideStops: listOf(tour['guide']).length };
}

/** The objects of a list; in the specification's stored form it may be a text. */
function listOf(list: unknown): Fields[] {
  const found = typeof list === 'string' ? parsed(list) : list;
  return Array.isArray(found) ? found.map(objectOf) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const objectOf = (value: unknown): Fields => (isObject(value) ? value : {});
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
