import { planHeadings } from '../../../building/index.ts';
import type { FloorPlan } from '../../../document/index.ts';
import { degrees, radians, wrapAngle } from '../../../sphere/index.ts';
import type { CheckedTour, Finding, Rule } from '../../finding.ts';

const tolerance = radians(30);

/** A pin whose heading is not what the scene's links to other pins say. The fix turns it. */
export const planHeading: Rule = (checked) =>
  checked.tour.floorPlans.flatMap((plan) => findingsOf(plan, checked));

function findingsOf(plan: FloorPlan, { tour, facts, scenes }: CheckedTour): Finding[] {
  const image = facts.imageOf?.(plan.slug);
  // Places are parts of the picture's sides: without its shape no bearing is known.
  if (!image || image.height === 0) return [];
  const proposals = planHeadings(tour, plan, image.width / image.height, facts);
  return proposals.flatMap(({ pin, heading, from }): Finding[] => {
    const { id: itemId } = pin;
    if (itemId === undefined || from.length === 0) return [];
    const off = wrapAngle(radians(pin.heading) - heading);
    if (Math.abs(off) <= tolerance) return [];
    const value = Math.round((degrees(heading) + 360) % 360);
    return [
      {
        rule: 'plan-heading',
        severity: 'warning',
        sceneId: pin.sceneId,
        floorPlanId: plan.id,
        params: {
          scene: scenes.get(pin.sceneId)?.name ?? '',
          off: Math.round(Math.abs(degrees(off))),
          heading: value,
        },
        fix: (newId) => {
          const path = ['floorPlans', plan.id, 'pins'];
          return { id: newId(), v: 1, kind: 'item.set', path, itemId, field: 'heading', value };
        },
      },
    ];
  });
}
