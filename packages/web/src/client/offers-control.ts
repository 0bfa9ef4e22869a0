import type { PlayerControl, ShownLink } from '@tourwright/api';

/** Whether a visitor has this control: a link may leave some out, and an unbranded one what leads to its owner. */
export function offersControl(link: ShownLink | undefined, control: PlayerControl): boolean {
  if (!link) return true;
  if (link.isUnbranded && (control === 'share' || control === 'contact')) return false;
  return link.controls?.includes(control) ?? true;
}
