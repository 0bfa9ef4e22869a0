import { type Hotspot, limits, type Scene } from '../../document/index.ts';
import { type Coverage, marzipanoLayout } from '../../pyramid/index.ts';
import { degrees } from '../../sphere/index.ts';
import { coverageWithin } from '../coverage.ts';
import { type ReadResult, refuseDocument } from '../imported-tour.ts';
import { createHotspot, createScene, directionOfDegrees, sourceOf, viewOf } from '../reading/create-parts.ts';
import { type Fields, isObject, openFields } from '../reading/fields.ts';
import { type Reading, readResult } from '../reading/reading.ts';
import { scenesByName } from '../reading/scenes-by-name.ts';
import { openWantedFiles } from '../reading/wanted-files.ts';
import { openReport, type Report } from '../report.ts';
import type { ReadValue } from '../text/value.ts';
import { hfovOfFov } from './conventions.ts';

/** Whether a value has the shape of the data of Marzipano Tool. */
export function isMarzipano(value: unknown): boolean {
  if (!isObject(value) || !Array.isArray(value['scenes'])) return false;
  const scenes: unknown[] = value['scenes'];
  return scenes.every(isObject) && scenes.some((scene) => isObject(scene) && typeof scene['id'] === 'string');
}

/** Reads `data.js` of Marzipano Tool, or its object as JSON. */
export function marzipanoTour(read: ReadValue): ReadResult {
  if (!read.ok) return read;
  if (!isObject(read.value) || !isMarzipano(read.value))
    return refuseDocument('not_this_tool', { tool: 'marzipano' });
  const report = openReport();
  for (const key of read.unsafe) report.add('unsafe_key', '$', { key });
  const root = openFields(read.value, '$', report);
  const entries = root.objects('scenes', limits.scenes);
  const ids = entries.map((fields) => fields.text('id', 1000) ?? '');
  const reading = { report, scenes: scenesByName(ids, report), files: openWantedFiles() };
  const scenes = entries.map((fields, index) => readScene(fields, ids[index] ?? '', index, reading));
  const name = root.plain('name', 300);
  const settings = root.object('settings');
  const autorotate = settings?.truth('autorotateEnabled');
  const keptSettings = settings?.rest() ?? {};
  const source = sourceOf('marzipano', undefined, {
    ...root.rest(),
    ...(Object.keys(keptSettings).length > 0 && { settings: keptSettings }),
  });
  return readResult(reading, { name, scenes, autorotate, source });
}

function readScene(fields: Fields, id: string, index: number, reading: Reading): Scene {
  const { report } = reading;
  const { place } = fields;
  const name = fields.plain('name', 300);
  const view = fields.object('initialViewParameters');
  const [yaw, pitch, fov] = [view?.number('yaw'), view?.number('pitch'), view?.number('fov')];
  if (fov !== undefined) report.add('angle_of_view', `${place}.initialViewParameters.fov`);
  const slug = readPhoto(fields, id, reading);
  const links = fields.objects('linkHotspots', limits.hotspots);
  const hotspots = links.map((link, each) => readLink(link, each, reading, index + 1));
  const infos = fields.objects('infoHotspots', limits.hotspots - hotspots.length);
  for (const [each, info] of infos.entries()) hotspots.push(readInfo(info, links.length + each, reading));
  if (slug === '') report.add('no_photo', place);
  report.add('scene', place, { name: name ?? id });
  return createScene(index + 1, {
    name: name || id.slice(0, 300),
    slug,
    hotspots,
    view: view
      ? viewOf(degrees(yaw ?? 0), -degrees(pitch ?? 0), fov === undefined ? 90 : hfovOfFov(fov))
      : undefined,
    source: sourceOf('marzipano', id, fields.rest()),
  });
}

function readPhoto(fields: Fields, id: string, { report, files }: Reading): string {
  const { place } = fields;
  const panorama = fields.text('panorama', 2000);
  const coverage = readCoverage(fields);
  if (panorama)
    return files.want('panorama', { kind: 'file', address: panorama }, `${place}.panorama`, { coverage });
  const levels = fields.objects('levels', 20).map((level) => ({
    size: level.number('size'),
    tileSize: level.number('tileSize'),
    fallbackOnly: level.truth('fallbackOnly'),
  }));
  const layout = marzipanoLayout(`tiles/${id}/{z}/{f}/{y}/{x}.jpg`, levels);
  if (!layout) return '';
  report.add('from_tiles', `${place}.levels`);
  return files.want('panorama', { kind: 'tiles', layout }, `${place}.levels`, { name: `${id}.jpg` });
}

/** What our writer says of a photo that shows a part of the sphere. */
function readCoverage(fields: Fields): Coverage | undefined {
  const part = fields.object('coverage');
  if (!part) return undefined;
  const [left = 0, top = 0] = [part.number('left'), part.number('top')];
  const [width = 1, height = 1] = [part.number('width'), part.number('height')];
  return coverageWithin({ left, top, width, height });
}

/** Yaw to the right and pitch up, in degrees, of a hotspot's radians. */
function positionOf(fields: Fields, report: Report) {
  const [yaw, pitch] = [fields.number('yaw'), fields.number('pitch')];
  if (yaw === undefined && pitch === undefined) report.add('no_position', fields.place);
  return directionOfDegrees(degrees(yaw ?? 0), -degrees(pitch ?? 0));
}

function readLink(fields: Fields, index: number, { report, scenes }: Reading, sceneId: number): Hotspot {
  const { place } = fields;
  const position = positionOf(fields, report);
  const rotation = degrees(fields.number('rotation') ?? 0);
  const targetSceneId = scenes.target(fields.text('target', 1000) ?? '', `${place}.target`);
  if (targetSceneId === sceneId) report.add('self_link', place);
  report.add('link', place);
  return createHotspot(
    index,
    'link',
    position,
    { rotation, targetSceneId },
    sourceOf('marzipano', undefined, fields.rest()),
  );
}

/** Marzipano Tool's own page shows the text of an info hotspot as markup. */
function readInfo(fields: Fields, index: number, { report }: Reading): Hotspot {
  const position = positionOf(fields, report);
  const text = fields.plain('title', 5000) || undefined;
  const body = fields.plain('text', 20_000) || undefined;
  report.add('hotspot', fields.place, { kind: 'info' });
  return createHotspot(
    index,
    'info',
    position,
    { text, body },
    sourceOf('marzipano', undefined, fields.rest()),
  );
}
