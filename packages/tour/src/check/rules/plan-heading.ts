import type { FloorPlan } from '../../document/index.ts';
import { degrees, radians, wrapAngle, yawPitchOf } from '../../sphere/index.ts';
import type { CheckedLink, CheckedTour, Finding, Rule } from '../finding.ts';

const tolerance = radians(30);
/** Links that disagree so much with each other say nothing about the pin. */
const leastAgreement = 0.85;

/** A pin whose heading is not what the scene's links to other pins say. The fix turns it. */
export const planHeading: Rule = (checked) =>
  checked.tour.floorPlans.flatMap((plan) => findingsOf(plan, checked));

function findingsOf(plan: FloorPlan, { facts, links, scenes }: CheckedTour): Finding[] {
  const image = facts.imageOf?.(plan.slug);
  const { pins = [] } = plan;
  // Places are parts of the picture's sides: without its shape no bearing is known.
  if (!image || image.height === 0) return [];
  const places = new Map(
    pins.map((pin) => [pin.sceneId, { x: pin.x * (image.width / image.height), y: pin.y }]),
  );
  const linksOf = new Map<number, CheckedLink[]>();
  for (const link of links) linksOf.set(link.from.id, [...(linksOf.get(link.from.id) ?? []), link]);
  return pins.flatMap((pin): Finding[] => {
    const { id: itemId } = pin;
    const told = headingOf(linksOf.get(pin.sceneId) ?? [], places);
    if (told === null || itemId === undefined) return [];
    const off = wrapAngle(radians(pin.heading) - told);
    if (Math.abs(off) <= tolerance) return [];
    const value = Math.round((degrees(told) + 360) % 360);
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

/** The heading of yaw 0 clockwise from the plan's up, as the links of a scene say; null when they do not. */
function headingOf(
  links: readonly CheckedLink[],
  places: ReadonlyMap<number, { x: number; y: number }>,
): number | null {
  let [east, north, count] = [0, 0, 0];
  for (const { from, to, hotspot } of links) {
    const [here, there] = [places.get(from.id), places.get(to.id)];
    if (!here || !there || from === to) continue;
    const bearing = Math.atan2(there.x - here.x, here.y - there.y) - yawPitchOf(hotspot.position).yaw;
    east += Math.sin(bearing);
    north += Math.cos(bearing);
    count++;
  }
  if (count === 0 || Math.hypot(east, north) / count < leastAgreement) return null;
  return Math.atan2(east, north);
}
