import type { ViewLimits } from '../../document/index.ts';
import { limitsOf } from '../reading/create-limits.ts';
import type { Report } from '../report.ts';
import { hfovOfFov } from './conventions.ts';
import { elementFields } from './element-fields.ts';
import type { XmlElement } from './read-xml.ts';

/** Kinds of `limitview` that limit the rim of the picture; the others limit its middle, or follow the photo. */
const ofRim = ['lookto', 'range', 'fullrange'];

/** How far one may look around and zoom, by the attributes of a `<view>`; up and down change their sides. */
export function readLimits(view: XmlElement, place: string, report: Report): ViewLimits | undefined {
  const fields = elementFields(view, place, report);
  const kind = fields.text('limitview', 60)?.toLowerCase() ?? 'auto';
  const of = (name: string) => fields.number(name);
  const zoom = { min: of('fovmin'), max: of('fovmax') };
  const type = fields.text('fovtype', 60) ?? 'VFOV';
  const hfov = (fov: number | undefined) => (fov === undefined ? undefined : hfovOfFov(fov, type));
  const [left, right, top, bottom] = ['hlookatmin', 'hlookatmax', 'vlookatmin', 'vlookatmax'].map(of);
  const isOfRim = ofRim.includes(kind);
  const isSet = [left, right, top, bottom].some((angle) => angle !== undefined);
  if (isSet && !isOfRim && kind === 'lookat')
    report.add('other_limits', `${place}@limitview`, { field: kind });
  const within = (angle: number | undefined) => (isOfRim && angle !== undefined ? angle : undefined);
  const negative = (angle: number | undefined) => (angle === undefined ? undefined : 0 - angle);
  return limitsOf(
    {
      yaw: { min: within(left), max: within(right), widest: [-180, 180] },
      pitch: { min: negative(within(bottom)), max: negative(within(top)), widest: [-90, 90] },
      hfov: { min: hfov(zoom.min), max: hfov(zoom.max), widest: [5, 120] },
    },
    place,
    report,
  );
}
