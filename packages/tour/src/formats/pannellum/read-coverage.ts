import type { Adjustment } from '../../document/index.ts';
import { clamp } from '../create-parts.ts';
import { type Fields, isSensible } from '../fields.ts';
import type { Report } from '../report.ts';

/** The most that an adjustment levels, degrees. */
const mostTilt = 45;

/**
 * What part of the sphere a photo shows, and how it is set right. Pannellum turns the photo by `horizonRoll` about the
 * middle and then by `horizonPitch`: what the photo shows at minus that pitch comes to the middle.
 */
export function readCoverage(
  value: Readonly<Record<string, unknown>>,
  fields: Fields,
  report: Report,
): Adjustment | undefined {
  const { place } = fields;
  const across = fields.number('haov');
  const isPartial = across !== undefined && across < 360;
  if (isPartial) report.add('partial_photo', `${place}.haov`, { across });
  // Height and shift stay in the document for the way back: here a photo lies about the horizon, as high as its shape says.
  if (isSensible(value['vOffset']) && value['vOffset'] !== 0)
    report.add('shifted_photo', `${place}.vOffset`, { field: 'vOffset' });
  if (isSensible(value['vaov']) && value['vaov'] < 180 && !isPartial)
    report.add('shifted_photo', `${place}.vaov`, { field: 'vaov' });
  const level = readLevel(value, fields, report);
  if (!isPartial && !level) return undefined;
  return { ...(level && { level }), ...(isPartial && { across: clamp(across, 20, 360) }) };
}

function readLevel(value: Readonly<Record<string, unknown>>, fields: Fields, report: Report) {
  const names = ['horizonPitch', 'horizonRoll'] as const;
  const isTilted = names.some((name) => isSensible(value[name]) && value[name] !== 0);
  if (!isTilted) return undefined;
  if (names.some((name) => isSensible(value[name]) && Math.abs(value[name]) > mostTilt)) {
    for (const name of names) if (value[name]) report.add('tilted_horizon', `${fields.place}.${name}`);
    return undefined;
  }
  const [pitch = 0, roll = 0] = names.map((name) => fields.number(name));
  report.add('levelled', `${fields.place}.${names[0]}`);
  return { yaw: 0, pitch: 0 - pitch, roll };
}
