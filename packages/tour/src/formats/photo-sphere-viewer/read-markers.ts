import { type Hotspot, limits, type SceneVideo, type Vector } from '../../document/index.ts';
import { unitDirection } from '../../sphere/index.ts';
import { createHotspot, sourceOf } from '../reading/create-parts.ts';
import { type Fields, isObject } from '../reading/fields.ts';
import type { Reading } from '../reading/reading.ts';
import { positionOfGps, readPosition, type Standing } from './read-position.ts';

const marks = ['image', 'html', 'element', 'circle', 'square', 'rect', 'ellipse', 'path'];

/** Reads the markers of a node: hotspots, areas, and pictures and videos that are pinned by four corners. */
export function readMarkers(
  node: Fields,
  standing: Standing,
  links: number,
  reading: Reading,
): { hotspots: Hotspot[]; surfaces: SceneVideo[] } {
  const hotspots: Hotspot[] = [];
  const surfaces: SceneVideo[] = [];
  for (const fields of node.objects('markers', limits.hotspots - links)) {
    const surface =
      surfaces.length < limits.videos ? readSurface(fields, surfaces.length, standing, reading) : null;
    if (surface) surfaces.push(surface);
    else {
      const hotspot = readMarker(fields, links + hotspots.length, standing, reading);
      if (hotspot) hotspots.push(hotspot);
    }
  }
  return { hotspots, surfaces };
}

function readMarker(fields: Fields, index: number, standing: Standing, { report }: Reading): Hotspot | null {
  const { place } = fields;
  const polygon = cornersOf(fields.take('polygon') ?? fields.take('polygonRad'), standing);
  const [first] = polygon ?? [];
  const position =
    (polygon && middleOf(polygon)) ??
    readPosition(fields.take('position'), standing) ??
    readPosition({ yaw: fields.take('longitude'), pitch: fields.take('latitude') }, standing) ??
    positionOfGps(fields.take('gps'), standing, place, report) ??
    first;
  if (!position) {
    report.add('no_position', place);
    return null;
  }
  const id = fields.text('id', 200);
  const { text, kept } = readTooltip(fields);
  const body = fields.plain('content', 20_000) || undefined;
  const kind = polygon ? 'polygon' : 'info';
  const rest = { ...kept, ...fields.rest() };
  if (!polygon && !marks.some((mark) => mark in rest)) report.add('other_kind', place, { kind: 'info' });
  report.add('hotspot', place, { kind });
  const gps = fields.take('gps');
  const source = sourceOf('photo-sphere-viewer', id, {
    ...rest,
    ...(Array.isArray(gps) && gps.length <= 3 && { gps }),
  });
  return createHotspot(index, kind, position, { text, body, polygon: polygon ?? undefined }, source);
}

/** A text, or an object with its text as `content`. */
function readTooltip(fields: Fields): { text: string | undefined; kept: Record<string, unknown> } {
  const tooltip = fields.object('tooltip');
  if (!tooltip) return { text: fields.plain('tooltip', 5000) || undefined, kept: {} };
  const text = tooltip.plain('content', 5000) || undefined;
  const rest = tooltip.rest();
  return { text, kept: Object.keys(rest).length > 0 ? { tooltip: rest } : {} };
}

/** A list of positions, or of yaw and pitch one after the other. */
function cornersOf(list: unknown, standing: Standing): Vector[] | null {
  if (!Array.isArray(list)) return null;
  const flat: unknown[] = list;
  const isFlat = flat.every((item) => !Array.isArray(item) && !isObject(item));
  const pairs = isFlat ? flat.flatMap((item, at) => (at % 2 === 0 ? [[item, flat[at + 1]]] : [])) : flat;
  const corners = pairs.slice(0, limits.corners).map((pair) => readPosition(pair, standing));
  return corners.length >= 3 && corners.every((corner) => corner !== null) ? (corners as Vector[]) : null;
}

function middleOf(corners: readonly Vector[]): Vector | null {
  const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) =>
    corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0),
  );
  return Math.hypot(x, y, z) < 1e-6 ? null : unitDirection([x, y, z]);
}

function readSurface(
  fields: Fields,
  index: number,
  standing: Standing,
  { files, report }: Reading,
): SceneVideo | null {
  const { place } = fields;
  const position = fields.take('position');
  const corners = Array.isArray(position) && position.length === 4 ? cornersOf(position, standing) : null;
  const kind = fields.take('videoLayer') === undefined ? 'picture' : 'video';
  const address = fields.text(kind === 'video' ? 'videoLayer' : 'imageLayer', 2000);
  if (!corners || !address) return null;
  const slug = files.want(kind, { kind: 'file', address }, place);
  const id = fields.text('id', 200);
  const { text } = readTooltip(fields);
  const source = sourceOf('photo-sphere-viewer', id, fields.rest());
  report.add('hotspot', place, { kind: 'surface' });
  return {
    id: `v${index + 1}`,
    slug,
    kind,
    corners: corners as SceneVideo['corners'],
    ...(text && { name: text.slice(0, 300) }),
    ...(source && { 'x-source': source }),
  };
}
