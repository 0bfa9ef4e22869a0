import { degrees } from '../../sphere/index.ts';
import { isObject } from '../reading/fields.ts';
import { type Fields, listOf, objectOf, textOf } from './loose-fields.ts';
import { type Original, type OriginalScene, type Spot, spotOf } from './original.ts';

/**
 * Counts the nodes of Photo Sphere Viewer's virtual tour, with the options of the viewer around it. What is in a photo that
 * it tilts, or where geographical places say it, has no plain numbers; a turn to the side is only added.
 */
export function countNodes(tour: Fields, viewer: Fields = {}): Original {
  const nodes = listOf(tour['nodes']);
  const start = Math.max(
    0,
    nodes.findIndex(({ id }) => id === tour['startNodeId']),
  );
  const isGps = tour['positionMode'] === 'gps';
  const withGps = new Set(nodes.filter(({ gps }) => Array.isArray(gps)).map(({ id }) => textOf(id)));
  const scenes = nodes.map((node, index): OriginalScene => {
    const [links, markers] = [
      listOf(node['links']),
      listOf(node['markers']).filter((mark) => !isSurface(mark)),
    ];
    const pan = panOf(node);
    const isPlaced = isGps && Array.isArray(node['gps']);
    /** Nothing for what says no place: it does not come. */
    const spots = (place: Fields, isFound: boolean): (Spot | null)[] => {
      const spot = positionOf(place);
      if (spot === undefined) return isFound ? [null] : [];
      return [spot && pan !== null ? spotOf(spot[0] + pan, spot[1]) : null];
    };
    const view = index === start ? (viewIn(node) ?? openingIn(viewer, pan)) : viewIn(node);
    return {
      ...{ id: textOf(node['id']), links: links.length, hotspots: listOf(node['markers']).length },
      hasView: view !== undefined,
      view: view ?? null,
      spots: [
        ...links.flatMap((link) =>
          spots(link, isPlaced && (Array.isArray(link['gps']) || withGps.has(textOf(link['nodeId'])))),
        ),
        ...markers.flatMap((mark) =>
          Array.isArray(mark['polygon'] ?? mark['polygonRad'])
            ? [null]
            : spots(mark, isPlaced && Array.isArray(mark['gps'])),
        ),
      ],
    };
  });
  return { scenes, floorPlans: 0, guideStops: 0 };
}

/** A picture or video that is pinned by its corners. */
function isSurface({ position, imageLayer, videoLayer }: Fields): boolean {
  return Array.isArray(position) && position.length === 4 && Boolean(imageLayer ?? videoLayer);
}

/** How far a photo is turned to the side, degrees; null when it is turned in other ways, too. */
function panOf({ panoData, sphereCorrection }: Fields): number | null {
  const pose = objectOf(panoData);
  if (['poseHeading', 'posePitch', 'poseRoll'].some((name) => pose[name])) return null;
  const { pan, tilt, roll } = objectOf(sphereCorrection);
  if (tilt || roll) return null;
  return pan === undefined ? 0 : angleOf(pan);
}

/** The place of a link or mark, degrees; null: not in plain numbers; undefined: it says none. */
function positionOf(thing: Fields): Spot | null | undefined {
  const { position } = thing;
  const place = isObject(position) ? position : thing;
  const pair = Array.isArray(position)
    ? (position as unknown[])
    : [place['yaw'] ?? place['longitude'], place['pitch'] ?? place['latitude']];
  const [yaw, pitch] = [angleOf(pair[0]), angleOf(pair[1])];
  return yaw === null || pitch === null ? undefined : spotOf(yaw, pitch);
}

/** The view that our own export keeps with a node. */
function viewIn({ data }: Fields): Spot | null | undefined {
  const { view } = objectOf(objectOf(data)['tourwright']);
  return isObject(view) ? spotOf(view['yaw'], view['pitch']) : undefined;
}

/** Where the viewer looks at first. */
function openingIn(viewer: Fields, pan: number | null): Spot | null | undefined {
  const { defaultYaw, defaultLong, defaultPitch, defaultLat } = viewer;
  const [right, up] = [defaultYaw ?? defaultLong, defaultPitch ?? defaultLat];
  if (right === undefined && up === undefined) return undefined;
  const [yaw, pitch] = [angleOf(right ?? 0), angleOf(up ?? 0)];
  return yaw === null || pitch === null || pan === null ? null : spotOf(yaw + pan, pitch);
}

/** Degrees of radians, or of a text with its unit; null when it is no angle. */
function angleOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? degrees(value) : null;
  // Trimmed first: a second run of spaces in the pattern would try each of them again.
  const [, number, unit = ''] = /^(-?[\d.]+)\s*(deg|rad|)s?$/i.exec(textOf(value).trim()) ?? [];
  const angle = Number(number);
  if (number === undefined || Number.isNaN(angle)) return null;
  return unit.toLowerCase() === 'deg' ? angle : degrees(angle);
}
