import { isSceneView, limits, type Scene, type SceneView } from '../../document/index.ts';
import { defaultHfovDegrees } from '../../rules/index.ts';
import { degrees, type Turn, turned, yawPitchOf } from '../../sphere/index.ts';
import { type ReadResult, refuseDocument } from '../imported-tour.ts';
import { createScene, degreesOf, sourceOf, viewOf, wrapDegrees } from '../reading/create-parts.ts';
import { type Fields, isObject, isSensible, openFields } from '../reading/fields.ts';
import { type Reading, readResult } from '../reading/reading.ts';
import { scenesByName } from '../reading/scenes-by-name.ts';
import { openWantedFiles } from '../reading/wanted-files.ts';
import { openReport } from '../report.ts';
import type { ReadValue } from '../text/value.ts';
import { readGps, turnOfNode } from './conventions.ts';
import { ownFields } from './own-fields.ts';
import { acrossOf, coverageOf } from './read-coverage.ts';
import { readLinks } from './read-links.ts';
import { readMarkers } from './read-markers.ts';
import { readPhoto } from './read-photo.ts';
import { readPosition } from './read-position.ts';

/** The virtual tour's configuration in a value: itself, a list of nodes, or a plugin's options of a viewer. */
function configIn(value: unknown): Record<string, unknown> | null {
  const isNode = (node: unknown) => isObject(node) && 'panorama' in node && 'id' in node;
  if (Array.isArray(value)) return value.some(isNode) ? { nodes: value } : null;
  if (!isObject(value)) return null;
  if (Array.isArray(value['nodes'])) return value['nodes'].some(isNode) ? value : null;
  const plugins: unknown[] = Array.isArray(value['plugins']) ? value['plugins'] : [];
  const options = plugins.flat(1).find((each) => isObject(each) && Array.isArray(each['nodes']));
  return options === undefined ? null : configIn(options);
}

/** Whether a value holds nodes of Photo Sphere Viewer's virtual tour. */
export function isPhotoSphereViewer(value: unknown): boolean {
  return configIn(value) !== null;
}

/** Reads the nodes of Photo Sphere Viewer's virtual tour. */
export function photoSphereViewerTour(read: ReadValue): ReadResult {
  if (!read.ok) return read;
  const config = configIn(read.value);
  if (!config) return refuseDocument('not_this_tool', { tool: 'photo-sphere-viewer' });
  const report = openReport();
  for (const key of read.unsafe) report.add('unsafe_key', '$', { key });
  const root = openFields(config, '$', report);
  const isGps = root.text('positionMode', 60) === 'gps';
  const nodes = root.objects('nodes', limits.scenes);
  const ids = nodes.map((node) => node.text('id', 1000) ?? '');
  const reading = { report, scenes: scenesByName(ids, report), files: openWantedFiles() };
  const places = new Map(nodes.map((node, index) => [index + 1, readGps(node.take('gps'))]));
  const start = root.text('startNodeId', 1000);
  const first = Math.max(0, ids.indexOf(start ?? ''));
  const scenes = nodes.map((node, index) => {
    const raw = node.take('sphereCorrection');
    const turn = turnOfNode(node.take('panoData'), raw);
    const opening = index === first ? openingOf(read.value, turn) : undefined;
    return readNode(node, { id: ids[index] ?? '', index, turn, isGps, places, opening, reading });
  });
  const initialSceneId = start === undefined ? undefined : reading.scenes.target(start, 'startNodeId');
  const name = root.plain('name', 300);
  const source = sourceOf('photo-sphere-viewer', undefined, root.rest());
  return readResult(reading, { name, scenes, initialSceneId, source });
}

/** Where the viewer looks at first, in the node that it starts with. In version 4 the names were those of a globe. */
function openingOf(viewer: unknown, turn: Turn): SceneView | undefined {
  if (!isObject(viewer)) return undefined;
  const [yaw, pitch] = [
    viewer['defaultYaw'] ?? viewer['defaultLong'],
    viewer['defaultPitch'] ?? viewer['defaultLat'],
  ];
  if (yaw === undefined && pitch === undefined) return undefined;
  const direction = readPosition([yaw ?? 0, pitch ?? 0], { turn });
  if (!direction) return undefined;
  const { yaw: right, pitch: up } = degreesOf(direction);
  return viewOf(right, up, defaultHfovDegrees);
}

interface Node {
  id: string;
  index: number;
  turn: Turn;
  isGps: boolean;
  places: ReadonlyMap<number, readonly number[] | null>;
  opening: SceneView | undefined;
  reading: Reading;
}

function readNode(fields: Fields, { id, index, turn, isGps, places, opening, reading }: Node): Scene {
  const { report } = reading;
  const { place } = fields;
  const name = fields.plain('name', 300);
  const standing = { turn, isGps, gps: places.get(index + 1) ?? null, places, sceneId: index + 1 };
  const links = readLinks(fields, standing, reading);
  const { hotspots, surfaces } = readMarkers(fields, standing, links.length, reading);
  const own = ownFields(fields);
  const panoData = fields.take('panoData');
  const slug = readPhoto(fields, coverageOf(panoData), reading) ?? '';
  const across = acrossOf(panoData, place, report);
  const { view } = own;
  const northIsKnown = isGps && standing.gps !== null;
  const heading = northIsKnown ? headingOf(turn) : own['heading'];
  if (isTilted(turn)) report.add('tilted_horizon', `${place}.sphereCorrection`);
  if (slug === '') report.add('no_photo', place);
  report.add('scene', place, { name: name ?? id });
  const raw = {
    sphereCorrection: fields.take('sphereCorrection'),
    panoData,
    gps: fields.take('gps'),
  };
  const kept = Object.fromEntries(
    Object.entries(raw).filter(([, value]) => isObject(value) || Array.isArray(value)),
  );
  return createScene(index + 1, {
    name: name || id.slice(0, 300),
    slug,
    hotspots: [...links, ...hotspots],
    videos: surfaces,
    ...(isSensible(heading) && { heading }),
    ...(across !== undefined && { adjustment: { across } }),
    view: isSceneView(view) ? viewOf(view.yaw, view.pitch, view.hfov) : opening,
    source: sourceOf('photo-sphere-viewer', id, { ...keepable(kept), ...fields.rest() }),
  });
}

/** Only what is small and flat, as the tool has it. */
function keepable(kept: Record<string, unknown>): Record<string, unknown> {
  const isPlain = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.slice(0, 3).filter(isPlain)
        : Object.fromEntries(
            Object.entries(value as object)
              .slice(0, 50)
              .filter(([, each]) => isPlain(each)),
          ),
    ]),
  );
}

/** The compass direction of the photo's middle, where the sphere's middle is north. */
function headingOf(turn: Turn): number {
  return wrapDegrees(degrees(yawPitchOf(turned([0, 0, -1], turn)).yaw));
}

function isTilted(turn: Turn): boolean {
  const [, up] = turned([0, 1, 0], turn);
  return up < 1 - 1e-9;
}
