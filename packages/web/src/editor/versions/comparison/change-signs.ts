/** The signs of changes, in the list and on the pictures: distinguished by shape, not by colour alone. */
import type { ChangeSort } from '@tourwright/tour/changes';

/** The sign of a change at a hotspot. */
export type Sign = 'added' | 'moved' | 'removed' | 'changed';

/** Paths in a box of 24, as our icons are drawn. */
export const signPaths: Readonly<Record<Sign, string>> = {
  added: 'M12 5v14M5 12h14',
  moved: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  removed: 'M5 12h14',
  changed: 'M4 20h4L18.5 9.5a2.8 2.8 0 0 0-4-4L4 16v4',
};

/** The sign that stands for a sort of change. */
export function signOf(sort: ChangeSort): Sign {
  return sort === 'added' || sort === 'moved' || sort === 'removed' ? sort : 'changed';
}

/** Marks a hotspot's button in the picture; without a sign it has none. */
export function markButton(button: HTMLElement, sign: Sign | undefined): void {
  if (sign === undefined) return;
  button.dataset.change = sign;
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.dataset.sign = '';
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', signPaths[sign]);
  svg.append(path);
  button.append(svg);
}
