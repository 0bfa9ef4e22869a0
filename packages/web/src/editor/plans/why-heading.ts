import type { PlanHeading } from '@tourwright/tour/building';
import type { Scene } from '@tourwright/tour/document';
import { degrees } from '@tourwright/tour/sphere';
import { listText } from '../../i18n/format.ts';
import { angleText, p } from './plan-text.ts';

/** Which links tell a heading, in words. */
export function whyHeading({ from, spread }: PlanHeading, scenes: readonly Scene[]): string {
  const names = listText(from.map((id) => scenes.find((scene) => scene.id === id)?.name ?? ''));
  if (from.length === 1) return p('pin.one-link', { names });
  return p('pin.many-links', { names, angle: angleText(Math.ceil(degrees(spread))) });
}
