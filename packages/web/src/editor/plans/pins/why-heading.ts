import type { PlanHeading } from '@tourwright/tour/building';
import type { Scene } from '@tourwright/tour/document';
import { degrees } from '@tourwright/tour/sphere';
import { listText } from '../../../i18n/format.ts';
import { angleText, p } from '../plan-text.ts';

/** The evidence for a heading, in words. */
export function whyHeading({ from, spread, isStraight }: PlanHeading, scenes: readonly Scene[]): string {
  const names = listText(from.map((id) => scenes.find((scene) => scene.id === id)?.name ?? ''));
  if (from.length === 0) return p('pin.walls');
  const angle = angleText(Math.ceil(degrees(spread)));
  if (isStraight) return p('pin.links-and-walls', { count: from.length, names });
  return from.length === 1 ? p('pin.one-link', { names }) : p('pin.many-links', { names, angle });
}
