import type { Hotspot } from '@tourwright/tour/document';
import { createIcon } from './icons.ts';

/** What a hotspot is called. */
export interface HotspotLook {
  /** Shown on hover and focus; none when empty. */
  label: string;
  /** For screen readers. */
  name: string;
}

/** The kinds that this version shows, and the icon of those that name none. */
const iconOfKind: Record<string, string> = { link: 'arrow-up', info: 'info-circle' };

/** Kinds of later versions are skipped. */
export function isKnownKind(hotspot: Hotspot): boolean {
  return Object.hasOwn(iconOfKind, hotspot.kind);
}

/** The mark's size in CSS pixels at scale 1, and the least size of what is touched. */
const markSize = 32;
const targetSize = 44;

/** Makes a button look like a hotspot, whatever it looked like before. */
export function fillHotspot(button: HTMLButtonElement, hotspot: Hotspot, look: HotspotLook): void {
  const { ownerDocument } = button;
  button.className = 'tw-hotspot';
  button.dataset.hotspotId = hotspot.id;
  button.dataset.kind = hotspot.kind;
  button.setAttribute('aria-label', look.name);
  const edge = Math.max(targetSize, markSize * hotspot.scale);
  button.style.setProperty('--tw-target', `${edge}px`);
  const mark = ownerDocument.createElement('span');
  mark.className = 'tw-hotspot-mark';
  mark.style.transform = `rotate(${hotspot.rotation}deg) scale(${hotspot.scale})`;
  const icon = createIcon(hotspot.iconName ?? '') ?? createIcon(iconOfKind[hotspot.kind] ?? '');
  if (icon) mark.append(icon);
  const label = ownerDocument.createElement('span');
  label.className = 'tw-hotspot-label';
  label.textContent = look.label;
  button.replaceChildren(mark, ...(look.label ? [label] : []));
}
