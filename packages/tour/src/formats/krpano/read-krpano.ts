import { limits as counts, type Scene } from '../../document/index.ts';
import { type ReadResult, refuseDocument } from '../imported-tour.ts';
import { createScene, sourceOf, viewOf } from '../reading/create-parts.ts';
import { type Reading, readResult } from '../reading/reading.ts';
import { scenesByName } from '../reading/scenes-by-name.ts';
import { openWantedFiles } from '../reading/wanted-files.ts';
import { openReport } from '../report.ts';
import { hfovOfFov } from './conventions.ts';
import { childrenOf, elementFields } from './element-fields.ts';
import { withIncludes } from './includes-of.ts';
import { readAction } from './read-action.ts';
import { readFloorPlans } from './read-floor-plans.ts';
import { readHotspots } from './read-hotspot.ts';
import { readImage } from './read-image.ts';
import { readLimits } from './read-limits.ts';
import { readXml, type XmlElement } from './read-xml.ts';

/** Elements whose contents are code. */
const scripts = ['action', 'events', 'script'];
const read = ['scene', 'view', 'image', 'hotspot', 'preview', 'layer', 'plugin', ...scripts];

/**
 * Reads the XML of a krpano tour, or of a single panorama. `included` holds the texts of the files that it includes, by
 * their addresses as they are in it.
 */
export function readKrpano(text: string, included: ReadonlyMap<string, string> = new Map()): ReadResult {
  const xml = readXml(text);
  if (!xml.ok) return xml;
  if (xml.root.name !== 'krpano' && xml.root.name !== 'tour')
    return refuseDocument('not_this_tool', { tool: 'krpano' });
  const report = openReport();
  const root = withIncludes(xml.root, included, report);
  const elements = scenesOf(root);
  if (elements.length === 0) return refuseDocument('no_scenes');
  if (elements.length > counts.scenes)
    report.add('too_many', 'scene', { count: elements.length, most: counts.scenes });
  const chosen = elements.slice(0, counts.scenes);
  const names = chosen.map((scene, index) => scene.attributes.get('name') ?? `scene ${index + 1}`);
  const reading = { report, scenes: scenesByName(names, report), files: openWantedFiles() };
  const scenes = chosen.map((scene, index) => readScene(scene, names[index] ?? '', index, root, reading));
  reportElements(root, reading);
  const floorPlans = readFloorPlans(root, reading);
  const first = readAction(root.attributes.get('onstart') ?? '').scene;
  const initialSceneId = first === undefined ? undefined : reading.scenes.target(first, '@onstart');
  const fields = elementFields(root, '$', report);
  const name = fields.plain('title', 300);
  const source = sourceOf('krpano', undefined, fields.rest());
  return readResult(reading, { name, scenes, floorPlans, initialSceneId, source });
}

/** The scenes; a document without any is one itself, if it has a picture. */
function scenesOf(root: XmlElement): XmlElement[] {
  const scenes = childrenOf(root, 'scene');
  return scenes.length > 0 || childrenOf(root, 'image').length === 0 ? scenes : [root];
}

function readScene(
  element: XmlElement,
  name: string,
  index: number,
  root: XmlElement,
  reading: Reading,
): Scene {
  const { report } = reading;
  const place = element === root ? '$' : `scene[${name}]`;
  const fields = elementFields(element, place, report);
  fields.take('name');
  const title = fields.plain('title', 300);
  const view = childrenOf(element, 'view')[0] ?? childrenOf(root, 'view')[0];
  const slug = readImage(element, place, reading) ?? '';
  const limits = view ? readLimits(view, `${place}/view`, report) : undefined;
  const hotspots = readHotspots(element, place, index + 1, reading);
  if (slug === '') report.add('no_photo', place);
  if (element !== root) reportElements(element, reading, place);
  report.add('scene', place, { name: title ?? name });
  return createScene(index + 1, {
    name: title || name.slice(0, 300),
    slug,
    hotspots,
    view: view ? readView(view, place, reading) : undefined,
    ...(limits && { limits }),
    source: sourceOf('krpano', name, element === root ? {} : fields.rest()),
  });
}

function readView(element: XmlElement, place: string, { report }: Reading) {
  const fields = elementFields(element, `${place}/view`, report);
  const type = fields.text('fovtype', 60) ?? 'VFOV';
  const fov = fields.number('fov');
  if (fov !== undefined && type.toUpperCase() !== 'HFOV') report.add('angle_of_view', `${place}/view@fov`);
  return viewOf(fields.number('hlookat') ?? 0, -(fields.number('vlookat') ?? 0), hfovOfFov(fov ?? 90, type));
}

function reportElements(element: XmlElement, { report }: Reading, place = ''): void {
  const at = (name: string) => (place === '' ? name : `${place}/${name}`);
  for (const { name } of element.children) {
    if (scripts.includes(name)) report.add('script', at(name));
    else if (!read.includes(name)) report.add('no_counterpart', at(name), { field: name });
  }
}
