import { degrees } from '../../sphere/index.ts';
import { isObject } from '../reading/fields.ts';
import { countNodes } from './count-nodes.ts';
import { type Fields, listOf, objectOf, textOf } from './loose-fields.ts';
import { type Original, type OriginalScene, type Spot, spotOf } from './original.ts';

/** Counts what is in the value of a document, by the lists that each tool has; null where none of them is there. */
export function countValue(value: unknown): Original | null {
  if (!isObject(value)) return Array.isArray(value) ? countNodes({ nodes: value }) : null;
  const stored = isObject(value['tourData']) ? value['tourData'] : value;
  if (isOurs(stored)) return countOurs(stored);
  if (Array.isArray(value['scenes'])) return countMarzipano(value['scenes']);
  if (Array.isArray(value['nodes'])) return countNodes(value);
  if (Array.isArray(value['plugins'])) {
    const plugin = value['plugins'].flat(1).find((each) => isObject(each) && Array.isArray(each['nodes']));
    return plugin === undefined ? null : countNodes(plugin, value);
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
