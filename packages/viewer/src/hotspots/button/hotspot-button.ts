import type { Hotspot } from '@tourwright/tour/document';
import { flatMarkSize } from '../surface.ts';
import type { HotspotName } from '../viewer-kind.ts';
import { viewerKinds } from '../viewer-kinds.ts';
import { createIcon } from './icons.ts';

/** What a hotspot is called, and what it looks like beyond its own fields. */
export interface HotspotLook extends HotspotName {
  /** The picture that its `iconName` names. */
  iconUrl?: string | null;
  /** What it leads to is open beside the picture. */
  isOpen?: boolean;
  /** It is heard in place. */
  isPlaying?: boolean;
}

/** The mark's size in CSS pixels at scale 1, and the least size of what is touched. */
const markSize = 32;
const targetSize = 44;

/** How wide and high a hotspot's button is, CSS pixels. */
export function buttonSize({ facing, scale }: Hotspot): number {
  return isFlat(facing) ? targetSize : Math.max(targetSize, markSize * scale);
}

function isFlat(facing: Hotspot['facing']): boolean {
  return facing === 'floor' || facing === 'wall' || facing === 'free';
}

/** Whether two looks give the same button, so that it need not be filled again. */
export function isSameLook(a: HotspotLook, b: HotspotLook): boolean {
  const parts = ['label', 'name', 'iconUrl', 'previewUrl', 'isOpen', 'isPlaying'] as const;
  return parts.every((part) => a[part] === b[part]);
}

/** Makes a button known as a hotspot, for keyboard and screen readers, whatever it was before. */
export function nameHotspot(button: HTMLButtonElement, hotspot: Hotspot, look: HotspotLook): void {
  const { facing } = hotspot;
  button.className = 'tw-hotspot';
  button.dataset.hotspotId = hotspot.id;
  button.dataset.kind = hotspot.kind;
  mark(button, 'facing', isFlat(facing) ? facing : undefined);
  mark(button, 'label', hotspot.labelMode);
  mark(button, 'area', hotspot.polygon ? '' : undefined);
  button.setAttribute('aria-label', look.name);
  tell(button, 'aria-expanded', look.isOpen);
  tell(button, 'aria-pressed', look.isPlaying);
  button.style.setProperty('--tw-target', `${buttonSize(hotspot)}px`);
}

/** Makes a button look like a hotspot, whatever it looked like before. */
export function fillHotspot(button: HTMLButtonElement, hotspot: Hotspot, look: HotspotLook): void {
  nameHotspot(button, hotspot, look);
  const children: HTMLElement[] = [];
  if (!hotspot.polygon) {
    const made = partOf(button, 'mark');
    fillMark(made, hotspot, look, isFlat(hotspot.facing));
    children.push(made);
  }
  if (look.label) {
    const label = partOf(button, 'label');
    label.textContent = look.label;
    children.push(label);
  }
  const preview = button.querySelector<HTMLElement>('.tw-hotspot-preview');
  if (preview && preview.getAttribute('src') === look.previewUrl) children.push(preview);
  setChildren(button, children);
}

/** A part that a button has already, or a new one. */
function partOf(button: HTMLButtonElement, name: 'mark' | 'label'): HTMLElement {
  const className = `tw-hotspot-${name}`;
  const there = [...button.children].find(({ classList }) => classList.contains(className));
  const part = (there as HTMLElement | undefined) ?? button.ownerDocument.createElement('span');
  part.className = className;
  return part;
}

/** What stays is not touched: a press on something that is taken out of the page meanwhile is not a click. */
function setChildren(button: HTMLButtonElement, children: readonly HTMLElement[]): void {
  for (const child of [...button.childNodes]) {
    if (!children.includes(child as HTMLElement)) child.remove();
  }
  children.forEach((child, index) => {
    if (button.childNodes[index] !== child) button.insertBefore(child, button.childNodes[index] ?? null);
  });
}

/** Shows what is on the other side of a link, once somebody points at it: nothing is fetched before. */
export function showPreview(button: HTMLButtonElement, { previewUrl }: HotspotLook): void {
  if (!previewUrl || button.querySelector('.tw-hotspot-preview')) return;
  const picture = button.ownerDocument.createElement('img');
  picture.className = 'tw-hotspot-preview';
  picture.alt = '';
  // A picture that cannot be had is none.
  picture.addEventListener('error', () => picture.remove());
  picture.src = previewUrl;
  button.append(picture);
}

function fillMark(made: HTMLElement, hotspot: Hotspot, look: HotspotLook, liesFlat: boolean): void {
  made.removeAttribute('style');
  if (liesFlat) made.style.inlineSize = made.style.blockSize = `${flatMarkSize}px`;
  else made.style.transform = `rotate(${hotspot.rotation}deg) scale(${hotspot.scale})`;
  mark(made, 'animation', hotspot.animation);
  if (hotspot.colour) {
    // Not the properties themselves: an open one has another colour.
    made.style.setProperty('--tw-own', hotspot.colour);
    made.style.setProperty(
      '--tw-own-text',
      isLight(hotspot.colour) ? 'var(--tw-link-text)' : 'var(--tw-mark-text)',
    );
  }
  const icon = createPicture(look.iconUrl) ?? createIcon(hotspot.iconName ?? '');
  made.replaceChildren(icon ?? createIcon(viewerKinds.of(hotspot.kind)?.iconName ?? '') ?? '');
}

function createPicture(url: string | null | undefined): HTMLImageElement | null {
  if (!url) return null;
  const picture = document.createElement('img');
  picture.src = url;
  picture.alt = '';
  picture.draggable = false;
  return picture;
}

/** Whether dark signs stand better on a colour like #c2491d than white ones (relative luminance, WCAG). */
export function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}

function mark(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete element.dataset[name];
  else element.dataset[name] = value;
}

/** Says that a state is on; one that is off is not spoken of. */
function tell(button: HTMLButtonElement, name: 'aria-expanded' | 'aria-pressed', isOn = false): void {
  if (isOn) button.setAttribute(name, 'true');
  else button.removeAttribute(name);
}
