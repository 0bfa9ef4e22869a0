import fc from 'fast-check';
import { parseTour } from '../../rules/index.ts';
import type { ReadResult } from '../imported-tour.ts';
import { openLocator } from '../positions/open-locator.ts';
import type { ReportLine } from '../report.ts';
import { mutatedDocuments } from './mutated-documents.ts';

/** Names that some tool's documents have, and those that should not be in any. */
const names = fc.constantFrom(
  ...[
    'scenes',
    'default',
    'firstScene',
    'panorama',
    'cubeMap',
    'multiRes',
    'hotSpots',
    'type',
    'yaw',
    'pitch',
    'hfov',
  ],
  ...[
    'id',
    'name',
    'levels',
    'size',
    'tileSize',
    'linkHotspots',
    'infoHotspots',
    'target',
    'text',
    'title',
    'image',
  ],
  ...[
    'nodes',
    'links',
    'nodeId',
    'position',
    'markers',
    'gps',
    'sphereCorrection',
    'pan',
    'tooltip',
    'URL',
    'sceneId',
  ],
  ...[
    'initialViewParameters',
    'fov',
    'haov',
    'slug',
    'cameraPosition',
    'hotspots',
    'pictures',
    'horizonPitch',
    'minYaw',
    '__proto__',
    'constructor',
    'toString',
    'x-source',
    '',
  ],
);
const leaf = fc.oneof(
  fc.constantFrom(
    'scene',
    'info',
    'a',
    'A',
    'b',
    '12deg',
    'javascript:alert(1)',
    '<b>x</b>&lt;',
    '\u0000',
    '\uD800',
  ),
  fc.string(),
  fc.double(),
  fc.integer({ min: -400, max: 400 }),
  fc.constantFrom(null, true, false, 1e308, -0),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'medium', withCrossShrink: true }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 5 }),
  object: fc.array(fc.tuple(names, tie('value')), { maxLength: 8 }),
}));

/** Documents such as nobody would write. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: value.map(asJson) },
  { weight: 12, arbitrary: mutatedDocuments(value, asJson) },
  { weight: 1, arbitrary: value.map((made) => `var APP_DATA = ${asJson(made)};`) },
  { weight: 1, arbitrary: fc.tuple(value, fc.nat()).map(([made, at]) => asJson(made).slice(0, at % 300)) },
  { weight: 1, arbitrary: value.map(asXml) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

/** Lists of pairs become objects, also with names that `JSON.stringify` would lose. */
function asJson(made: unknown): string {
  if (!Array.isArray(made))
    return typeof made === 'number' && !Number.isFinite(made) ? '0' : JSON.stringify(made);
  const isObject =
    made.length > 0 && made.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string');
  if (!isObject) return `[${made.map(asJson).join(',')}]`;
  return `{${made.map(([name, each]) => `${JSON.stringify(name)}:${asJson(each)}`).join(',')}}`;
}

/** The names of krpano's elements and attributes, in any order. */
function asXml(made: unknown, depth = 0): string {
  const names = ['scene', 'hotspot', 'view', 'image', 'cube', 'level', 'layer', 'point'];
  const inner = Array.isArray(made) ? made.map((each) => asXml(each, depth + 1)).join('') : '';
  const text = Array.isArray(made) ? '' : String(made).replace(/[^\w %.,:-]/g, '');
  const attributes = ['name', 'ath', 'atv', 'url', 'multires', 'linkedscene', 'fov', 'x', 'y', 'onclick']
    .map((name) => `${name}="${text}"`)
    .join(' ');
  return depth === 0
    ? `<krpano>${inner}</krpano>`
    : `<${names[(depth + inner.length) % 8]} ${attributes}>${inner}</${names[(depth + inner.length) % 8]}>`;
}

/** Throws where a line of a report is none of the text. */
function checkLines(report: readonly ReportLine[], text: string, others: ReadonlyMap<string, string>): void {
  const locate = openLocator(text, others);
  for (const { place } of report) {
    const { line = 1, included = null } = locate(place) ?? {};
    const count = ((included === null ? text : others.get(included)) ?? '').split('\n').length;
    if (!(line >= 1 && line <= count)) throw new Error(`${place} at line ${line} of ${count}`);
  }
}

const none: ReadonlyMap<string, string> = new Map();

/** Throws unless a reader makes of a text, with those that it includes, either a tour that may be stored, or a fault. */
export function checkRead(
  read: (text: string, included: ReadonlyMap<string, string>) => ReadResult,
  text: string,
  included = none,
): void {
  const result = read(text, included);
  if (({} as { polluted?: unknown }).polluted !== undefined) throw new Error('The prototype was changed');
  if (!result.ok) return;
  checkLines(result.report, text, included);
  const known = { id: 't', schema: 1, version: 1, user_id: 'u', updated_at: '', activity: 'unpublished' };
  const parsed = parseTour({ ...known, published_version: null, published_at: null, ...result.content });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
}
