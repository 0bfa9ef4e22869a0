import { type Hotspot, limits, type Vector } from '../../document/index.ts';
import { unitDirection } from '../../sphere/index.ts';
import { createHotspot, directionOfDegrees, sourceOf, wrapDegrees } from '../reading/create-parts.ts';
import { type Fields, isSensible } from '../reading/fields.ts';
import type { Reading } from '../reading/reading.ts';
import { childrenOf, elementFields } from './element-fields.ts';
import { readAction } from './read-action.ts';
import type { XmlElement } from './read-xml.ts';

/** Reads the hotspots of a scene. */
export function readHotspots(scene: XmlElement, place: string, sceneId: number, reading: Reading): Hotspot[] {
  const elements = childrenOf(scene, 'hotspot');
  const most = limits.hotspots;
  if (elements.length > most)
    reading.report.add('too_many', `${place}/hotspot`, { count: elements.length, most });
  return elements.slice(0, most).flatMap((element, index) => {
    const name = element.attributes.get('name') ?? String(index + 1);
    return readHotspot(element, index, `${place}/hotspot[${name}]`, sceneId, reading) ?? [];
  });
}

function readHotspot(
  element: XmlElement,
  index: number,
  place: string,
  sceneId: number,
  reading: Reading,
): Hotspot | null {
  const { report, scenes } = reading;
  const fields = elementFields(element, place, report);
  const name = fields.text('name', 200);
  const [ath, atv] = [fields.number('ath'), fields.number('atv')];
  const polygon = cornersOf(element);
  const position = polygon ? middleOf(polygon) : directionOfDegrees(ath ?? 0, -(atv ?? 0));
  if (!polygon && ath === undefined && atv === undefined) {
    report.add('no_position', place);
    return null;
  }
  const action = readAction(element.attributes.get('onclick') ?? '');
  const linked = fields.text('linkedscene', 1000);
  const target = linked ?? action.scene;
  if (linked === undefined && target !== undefined) report.add('read_from_script', `${place}@onclick`);
  const words = [
    fields.plain('tooltip', 5000),
    fields.plain('title', 5000),
    fields.plain('text', 5000),
    fields.plain('html', 5000),
  ];
  const shared = { text: words.find((text) => text), polygon };
  if (target !== undefined) {
    const targetSceneId = scenes.target(target, `${place}@linkedscene`);
    if (targetSceneId === sceneId) report.add('self_link', place);
    const arrival = arrivalOf(fields);
    report.add('link', place);
    const source = sourceOf('krpano', name, fields.rest());
    return createHotspot(index, 'link', position, { ...shared, targetSceneId, arrival }, source);
  }
  const kind = action.url !== undefined ? 'web' : polygon ? 'polygon' : 'info';
  report.add('hotspot', place, { kind });
  const source = sourceOf('krpano', name, fields.rest());
  return createHotspot(index, kind, position, { ...shared, url: action.url }, source);
}

/** `linkedscene_lookat="45,10,90"`: to the right, down, and the angle of view. */
function arrivalOf(fields: Fields): { yaw: number; pitch: number } | undefined {
  const text = fields.text('linkedscene_lookat', 200);
  const [yaw, down] = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (yaw === undefined || down === undefined || !isSensible(yaw) || !isSensible(down)) return undefined;
  return { yaw: wrapDegrees(yaw), pitch: 0 - Math.min(90, Math.max(-90, down)) };
}

function cornersOf(element: XmlElement): Vector[] | undefined {
  const corners = childrenOf(element, 'point')
    .slice(0, limits.corners)
    .map(({ attributes }) => [Number(attributes.get('ath')), Number(attributes.get('atv'))] as const)
    .filter(([ath, atv]) => isSensible(ath) && isSensible(atv))
    .map(([ath, atv]) => directionOfDegrees(ath, -atv));
  return corners.length >= 3 ? corners : undefined;
}

function middleOf(corners: readonly Vector[]): Vector {
  const sum = corners.reduce<Vector>(
    (total, [x, y, z]) => [total[0] + x, total[1] + y, total[2] + z],
    [0, 0, 0],
  );
  return Math.hypot(...sum) < 1e-6 ? (corners[0] ?? [0, 0, -1]) : unitDirection(sum);
}
