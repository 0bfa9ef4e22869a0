import type { Tour } from '../../document/index.ts';
import type { ImportedContent } from '../imported-tour.ts';
import type { Report } from '../report.ts';

const fields = [
  'autorotate',
  'opening',
  'guide',
  'centerLogo',
  'audio',
  'brochures',
  'floorPlans',
  'description',
];
const sceneFields = ['film', 'variants', 'sounds', 'hidesCenterLogo'];

/** Reports what of a tour and its scenes no other tool has, but for what this writer has a place for. */
export function reportUnwritten(
  tour: Tour | ImportedContent,
  report: Report,
  written: readonly string[] = [],
): void {
  const reportFields = (thing: object, names: readonly string[], place: string) => {
    for (const name of names) {
      const value: unknown = (thing as Record<string, unknown>)[name];
      const isThere = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
      if (isThere && !written.includes(name))
        report.add('no_counterpart', `${place}${name}`, { field: name });
    }
  };
  reportFields(tour, fields, '');
  for (const scene of tour.scenes) {
    reportFields(scene, sceneFields, `scenes[${scene.id}].`);
    const { level, nadir, privacy, light } = scene.adjustment ?? {};
    reportFields(
      { level, nadir, privacy, light },
      ['level', 'nadir', 'privacy', 'light'],
      `scenes[${scene.id}].adjustment.`,
    );
  }
}
