import type { Adjustment } from '../../document/index.ts';
import type { Coverage } from '../../pyramid/index.ts';
import { coverageWithin } from '../coverage.ts';
import { clamp } from '../reading/create-parts.ts';
import { type Fields, isSensible } from '../reading/fields.ts';
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
  // Height and shift stay in the document for the way back.
  const isPart = coverageOf(value) !== undefined;
  if (isPart && !isPartial) report.add('partial_photo', `${place}.vaov`, { across: 360 });
  // Faces and tiles are taken for the whole sphere.
  if (isPart && (value['cubeMap'] !== undefined || value['multiRes'] !== undefined))
    report.add('shifted_photo', `${place}.vaov`, { field: 'vaov' });
  const level = readLevel(value, fields, report);
  if (!isPartial && !level) return undefined;
  return { ...(level && { level }), ...(isPartial && { across: clamp(across, 20, 360) }) };
}

/** The part of the sphere: degrees, `haov` wide, `vaov` high, its middle `vOffset` above the horizon. */
export function coverageOf(value: Readonly<Record<string, unknown>>): Coverage | undefined {
  const number = (name: string, otherwise: number) => {
    const found = typeof value[name] === 'string' ? Number(value[name]) : value[name];
    return isSensible(found) ? found : otherwise;
  };
  const [haov, vaov, vOffset] = [number('haov', 360), number('vaov', 180), number('vOffset', 0)];
  const isWhole = haov >= 360 && vaov >= 180;
  if (isWhole || haov <= 0 || vaov <= 0) return undefined;
  const left = 0.5 - haov / 720;
  const top = 0.5 - (vOffset + vaov / 2) / 180;
  return coverageWithin({ left, top, width: haov / 360, height: vaov / 180 });
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
