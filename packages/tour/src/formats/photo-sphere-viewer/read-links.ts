import { type Hotspot, limits } from '../../document/index.ts';
import { createHotspot, sourceOf } from '../reading/create-parts.ts';
import { type Fields, isObject, isSensible } from '../reading/fields.ts';
import type { Reading } from '../reading/reading.ts';
import { ownFields } from './own-fields.ts';
import { positionOfGps, readPosition, type Standing } from './read-position.ts';

/** Reads the links of a node. */
export function readLinks(node: Fields, standing: Standing, { report, scenes }: Reading): Hotspot[] {
  return node.objects('links', limits.hotspots).flatMap((fields, index) => {
    const { place } = fields;
    const targetSceneId = scenes.target(fields.text('nodeId', 1000) ?? '', `${place}.nodeId`);
    const gps = fields.take('gps') ?? standing.places.get(targetSceneId ?? 0);
    const given = readPosition(fields.take('position'), standing) ?? readPosition(angles(fields), standing);
    const position = given ?? positionOfGps(gps, standing, place, report);
    if (!position) {
      report.add('no_position', place);
      return [];
    }
    if (targetSceneId === standing.sceneId) report.add('self_link', place);
    const text = fields.plain('name', 5000) || undefined;
    const { arrival } = ownFields(fields);
    report.add('link', place);
    const source = sourceOf('photo-sphere-viewer', undefined, fields.rest());
    return createHotspot(
      index,
      'link',
      position,
      { targetSceneId, text, arrival: arrivalOf(arrival) },
      source,
    );
  });
}

function angles(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    ['yaw', 'pitch', 'longitude', 'latitude'].map((name) => [name, fields.take(name)]),
  );
}

function arrivalOf(arrival: unknown): object | undefined {
  if (!isObject(arrival)) return undefined;
  const { yaw, pitch, hfov } = arrival;
  if (!isSensible(yaw) || !isSensible(pitch)) return undefined;
  return { yaw, pitch, ...(isSensible(hfov) && { hfov }) };
}
