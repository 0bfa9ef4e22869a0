import { limits, type Scene } from '../../document/index.ts';
import { type Coverage, pannellumLayout } from '../../pyramid/index.ts';
import { type FileSource, type ReadResult, refuseDocument } from '../imported-tour.ts';
import { createScene, sourceOf, viewOf } from '../reading/create-parts.ts';
import { type Fields, isObject, openFields } from '../reading/fields.ts';
import { type Reading, readResult } from '../reading/reading.ts';
import { scenesByName } from '../reading/scenes-by-name.ts';
import { openWantedFiles } from '../reading/wanted-files.ts';
import { openReport } from '../report.ts';
import type { ReadValue } from '../text/value.ts';
import { defaultHfov } from './conventions.ts';
import { coverageOf, readCoverage } from './read-coverage.ts';
import { readHotspots } from './read-hotspot.ts';
import { limitNames, readLimits } from './read-limits.ts';

/** Whether a value has the shape of a Pannellum configuration. */
export function isPannellum(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isObject(value['scenes'])) return true;
  return ['panorama', 'cubeMap', 'multiRes'].some((name) => value[name] !== undefined);
}

/** Reads a Pannellum configuration: a tour, or a single panorama. */
export function pannellumTour(read: ReadValue): ReadResult {
  if (!read.ok) return read;
  if (!isObject(read.value) || !isPannellum(read.value))
    return refuseDocument('not_this_tool', { tool: 'pannellum' });
  const report = openReport();
  for (const key of read.unsafe) report.add('unsafe_key', '$', { key });
  const root = openFields(read.value, '$', report);
  const defaults = isObject(read.value['default']) ? read.value['default'] : {};
  const all = sceneEntries(read.value);
  if (all.length === 0) return refuseDocument('no_scenes');
  if (all.length > limits.scenes)
    report.add('too_many', 'scenes', { count: all.length, most: limits.scenes });
  const entries = all.slice(0, limits.scenes);
  const names = entries.map(([name]) => name);
  const reading = { report, scenes: scenesByName(names, report), files: openWantedFiles() };
  const isTour = isObject(read.value['scenes']);
  const scenes = entries.map(([name, value], index) => {
    const place = isTour ? `scenes.${name}` : '$';
    return readScene({ ...defaultsFor(defaults), ...value }, name, index, place, reading);
  });
  const fields = openFields(defaults, 'default', report);
  const first = fields.text('firstScene', 300);
  const title = fields.plain('title', 300);
  const author = fields.plain('author', 300);
  const autorotate = fields.number('autoRotate');
  root.take('default');
  root.take('scenes');
  const initialSceneId = first === undefined ? undefined : reading.scenes.target(first, 'default.firstScene');
  const kept = { ...(author !== undefined && { author }), ...fields.rest() };
  const own = isTour ? root.rest() : {};
  const source = sourceOf('pannellum', undefined, {
    ...(autorotate !== undefined && { autoRotate: autorotate }),
    ...kept,
    ...(Object.keys(own).length > 0 && { root: own }),
  });
  const name = isTour ? title : scenes[0]?.name;
  return readResult(reading, { name, scenes, initialSceneId, autorotate, source });
}

function sceneEntries(value: Record<string, unknown>): [string, Record<string, unknown>][] {
  const { scenes } = value;
  if (!isObject(scenes)) return [[typeof value['title'] === 'string' ? value['title'] : 'scene', value]];
  return Object.entries(scenes).filter((entry): entry is [string, Record<string, unknown>] =>
    isObject(entry[1]),
  );
}

/** What scenes have from `default`: their pictures' form and views, but not the tour's own fields. */
function defaultsFor(defaults: Record<string, unknown>): Record<string, unknown> {
  const inherited = [
    ...['type', 'hfov', 'yaw', 'pitch', 'northOffset', 'basePath', 'haov', 'vaov', 'vOffset'],
    ...['horizonPitch', 'horizonRoll', ...limitNames],
  ];
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => inherited.includes(name)));
}

function readScene(
  value: Record<string, unknown>,
  name: string,
  index: number,
  place: string,
  reading: Reading,
): Scene {
  const { report } = reading;
  const fields = openFields(value, place, report);
  const title = fields.plain('title', 300);
  const [yaw, pitch, hfov] = [fields.number('yaw'), fields.number('pitch'), fields.number('hfov')];
  const north = fields.number('northOffset');
  const adjustment = readCoverage(value, fields, report);
  const limits = readLimits(fields, report);
  const slug = readPhoto(fields, coverageOf(value), reading) ?? '';
  const hotspots = readHotspots(fields, reading, index + 1);
  if (slug === '') report.add('no_photo', place);
  report.add('scene', place, { name: title ?? name });
  const hasView = yaw !== undefined || pitch !== undefined || hfov !== undefined;
  return createScene(index + 1, {
    name: title || name.slice(0, 300),
    slug,
    hotspots,
    view: hasView ? viewOf(yaw ?? 0, pitch ?? 0, hfov ?? defaultHfov) : undefined,
    ...(north !== undefined && { heading: north }),
    ...(adjustment && { adjustment }),
    ...(limits && { limits }),
    source: sourceOf('pannellum', name, fields.rest()),
  });
}

function readPhoto(
  fields: Fields,
  coverage: Coverage | undefined,
  { report, files }: Reading,
): string | null {
  const { place } = fields;
  const basePath = fields.text('basePath', 2000) ?? '';
  const type = fields.text('type', 60) ?? 'equirectangular';
  const panorama = fields.text('panorama', 2000);
  const cubeMap = fields.take('cubeMap');
  const multiRes = fields.take('multiRes');
  const want = (source: FileSource, name: string) => {
    const of = source.kind === 'file' ? { coverage } : {};
    return files.want('panorama', source, `${place}.${name}`, of);
  };
  if (isObject(multiRes) && (type === 'multires' || panorama === undefined)) {
    const layout = pannellumLayout(multiRes, basePath);
    if (!layout) return null;
    report.add('from_tiles', `${place}.multiRes`);
    return files.want('panorama', { kind: 'tiles', layout }, `${place}.multiRes`, {
      name: `${lastName(layout.address)}.jpg`,
    });
  }
  if (Array.isArray(cubeMap) && cubeMap.length === 6 && cubeMap.every((face) => typeof face === 'string')) {
    const [f = '', r = '', b = '', l = '', u = '', d = ''] = cubeMap.map((face: string) =>
      joined(basePath, face),
    );
    report.add('from_faces', `${place}.cubeMap`);
    return want({ kind: 'faces', addresses: { f, r, b, l, u, d } }, 'cubeMap');
  }
  return panorama ? want({ kind: 'file', address: joined(basePath, panorama) }, 'panorama') : null;
}

/** `%s`, the level and the ending left away, what remains names the pyramid. */
function lastName(address: string): string {
  const parts = address.split('/').filter((part) => part !== '' && !part.includes('{'));
  return parts.at(-1) ?? 'tiles';
}

function joined(basePath: string, address: string): string {
  return /^(?:[a-z]+:|\/)/i.test(address) ? address : `${basePath}${address}`;
}
