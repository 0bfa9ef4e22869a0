/**
 * The hotspots of a scene as a list of buttons over the picture, in reading order. Of a crowd only those in sight are in
 * the document, and those that Tab reaches next.
 */
import type { Hotspot } from '@tourwright/tour/document';
import { readingOrder } from '@tourwright/tour/rules';
import { project, type View } from '@tourwright/tour/sphere';
import { type Plane, planeTransform } from '../../view/plane.ts';
import {
  buttonSize,
  fillHotspot,
  type HotspotLook,
  isSameLook,
  nameHotspot,
  showPreview,
} from '../button/hotspot-button.ts';
import { heightAbove, surfaceOf } from '../surface.ts';
import { viewerKinds } from '../viewer-kinds.ts';
import { inDocument, isCrowd } from './crowd.ts';
import { inwardOf, rimAt } from './label-room.ts';

/** How an overlay's buttons look, and what it reports. */
export interface OverlayOptions {
  /** What a hotspot is called, on its label and for screen readers. */
  lookOf: (hotspot: Hotspot) => HotspotLook;
  /** Changes a button after it was filled. */
  render?: (hotspot: Hotspot, button: HTMLElement) => void;
  onActivate: (hotspot: Hotspot) => void;
  /** A hotspot was reached by keyboard; perhaps it is not in sight. */
  onFocus: (hotspot: Hotspot) => void;
}

interface Pin {
  hotspot: Hotspot;
  /** An item of the list that screen readers read; it has no size of its own. */
  item: HTMLElement;
  button: HTMLButtonElement;
  /** Where its mark is, when it does not face the viewer. */
  surface: Plane | null;
  /** What the button was made of last. It has no mark and no label before it comes into sight: `isWhole`. */
  made: { hotspot: Hotspot; look: HotspotLook; isWhole: boolean } | null;
  isOutside: boolean;
  /** Stays in the document: an area is touched by its button, and what was opened last gets the focus back. */
  isKept: boolean;
  /** Lengths in pixels that the style sheet reads. */
  inward: number;
  reach: number;
}

/** A hotspot this far outside the picture is still drawn, since a part of it may be inside. */
const rimPixels = 40;

/** How long after its last move a picture is at rest. */
const restMs = 200;

/** Keeps the buttons of a scene's hotspots over their directions as the view moves. */
export class HotspotOverlay {
  readonly #layer: HTMLElement;
  readonly #options: OverlayOptions;
  #pins: Pin[] = [];
  #focused: Pin | null = null;
  #activated: Pin | null = null;
  /** Another choice of pins belongs into the document. */
  #needsArranging = false;
  /** The view that was placed last. */
  #placed: View | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(parent: HTMLElement, options: OverlayOptions) {
    this.#options = options;
    this.#layer = parent.ownerDocument.createElement('div');
    this.#layer.className = 'tw-hotspots';
    parent.append(this.#layer);
  }

  /** Shows these and no others. Buttons that stay keep focus and pointer. `startYaw` is where reading begins. */
  setHotspots(hotspots: readonly Hotspot[], startYaw: number): void {
    const known = readingOrder(hotspots.filter(viewerKinds.canShow), startYaw);
    const old = new Map(this.#pins.map((pin) => [pin.hotspot.id, pin]));
    this.#pins = known.map((hotspot) => {
      const pin = old.get(hotspot.id);
      old.delete(hotspot.id);
      return pin ? this.#update(pin, hotspot) : this.#create(hotspot);
    });
    for (const { item } of old.values()) item.remove();
    this.#arrange();
    this.#layer.toggleAttribute('data-crowd', isCrowd(known.length));
    // A list without items is none.
    if (known.length > 0) this.#layer.setAttribute('role', 'list');
    else this.#layer.removeAttribute('role');
  }

  /** Writes names and looks again, when what they are made of has changed. */
  refresh(): void {
    for (const pin of this.#pins) if (pin.item.parentNode) this.#fill(pin);
  }

  /** Puts every button where its direction appears, and its mark onto the surface on which it is. */
  place(view: View): void {
    const { width, height } = view;
    this.#turn(view);
    for (const pin of this.#pins) {
      const { hotspot, button, surface } = pin;
      const point = project(view, hotspot.position);
      const isInside =
        point !== null &&
        point.x > -rimPixels &&
        point.y > -rimPixels &&
        point.x < width + rimPixels &&
        point.y < height + rimPixels;
      if (isInside) this.#enter(pin);
      else this.#leave(pin);
      if (!isInside) continue;
      const { x, y } = point;
      button.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
      const rim = rimAt(point, width);
      if ((button.dataset['rim'] ?? '') !== rim) button.dataset['rim'] = rim;
      if (rim) this.#measure(pin, 'inward', inwardOf(x, width, buttonSize(hotspot)));
      if (!surface) continue;
      lay(button, planeTransform(surface, view, point));
      this.#measure(pin, 'reach', Math.round(heightAbove(surface, view, point)));
    }
    if (this.#needsArranging) this.#arrange();
  }

  /** As if its button were pressed. */
  press(hotspotId: string): void {
    this.#pins.find(({ hotspot }) => hotspot.id === hotspotId)?.button.click();
  }

  /** Hides everything during a transition. */
  setHidden(isHidden: boolean): void {
    this.#layer.toggleAttribute('data-hidden', isHidden);
  }

  close(): void {
    clearTimeout(this.#rest);
    this.#layer.remove();
    this.#pins = [];
  }

  /**
   * While a crowd moves as a whole, each of its buttons is a layer, which moves without being painted again; at rest,
   * where one of them is dragged or typed into, so many layers would cost more than they spare.
   */
  #turn(view: View): void {
    const before = this.#placed;
    this.#placed = view;
    if (!before || !this.#layer.hasAttribute('data-crowd')) return;
    if (before.yaw === view.yaw && before.pitch === view.pitch && before.hfov === view.hfov) return;
    this.#layer.toggleAttribute('data-turning', true);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#layer.removeAttribute('data-turning'), restMs);
  }

  /** What comes into sight gets its mark: in a large scene most never do. */
  #enter(pin: Pin): void {
    if (!pin.isOutside) return;
    pin.isOutside = false;
    this.#needsArranging = true;
    pin.button.removeAttribute('data-outside');
    this.#fill(pin);
  }

  /** Outside ones wait in the middle: scrolled into view on focus, they would push the picture aside. */
  #leave(pin: Pin): void {
    if (pin.isOutside) return;
    pin.isOutside = true;
    this.#needsArranging = true;
    pin.button.setAttribute('data-outside', '');
    pin.button.style.removeProperty('transform');
  }

  /** Written only when it is another one: all that is inside the button would be styled again. */
  #measure(pin: Pin, name: 'inward' | 'reach', pixels: number): void {
    if (pin[name] === pixels) return;
    pin[name] = pixels;
    pin.button.style.setProperty(`--tw-${name}`, `${pixels}px`);
  }

  #create(hotspot: Hotspot): Pin {
    const { ownerDocument } = this.#layer;
    const item = ownerDocument.createElement('div');
    item.setAttribute('role', 'listitem');
    const button = ownerDocument.createElement('button');
    button.type = 'button';
    item.append(button);
    button.setAttribute('data-outside', '');
    const pin: Pin = {
      hotspot,
      item,
      button,
      surface: surfaceOf(hotspot),
      made: null,
      isOutside: true,
      isKept: hotspot.polygon !== undefined,
      inward: 0,
      reach: 0,
    };
    button.addEventListener('click', () => this.#activate(pin));
    button.addEventListener('blur', () => {
      this.#focused = null;
      this.#needsArranging = true;
    });
    button.addEventListener('focus', () => {
      this.#focused = pin;
      this.#arrange();
      if (button.matches(':focus-visible')) this.#options.onFocus(pin.hotspot);
      showPreview(button, this.#options.lookOf(pin.hotspot));
    });
    button.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') showPreview(button, this.#options.lookOf(pin.hotspot));
    });
    return pin;
  }

  #update(pin: Pin, hotspot: Hotspot): Pin {
    const isSame = pin.hotspot === hotspot;
    pin.hotspot = hotspot;
    pin.surface = surfaceOf(hotspot);
    pin.isKept = hotspot.polygon !== undefined || pin === this.#activated;
    if (!isSame && pin.item.parentNode) this.#fill(pin);
    return pin;
  }

  /** What this opens may give the focus back to it, also when one has looked away meanwhile. */
  #activate(pin: Pin): void {
    const before = this.#activated;
    this.#activated = pin;
    if (before) before.isKept = before.hotspot.polygon !== undefined;
    pin.isKept = true;
    this.#options.onActivate(pin.hotspot);
  }

  /** The host's own changes are made at once; what the viewer draws waits until it is in sight. */
  #fill(pin: Pin): void {
    const { hotspot, button, made, isOutside } = pin;
    const { render, lookOf } = this.#options;
    const look = lookOf(hotspot);
    const isWhole = !isOutside || render !== undefined;
    const isMade = made?.hotspot === hotspot && isSameLook(made.look, look) && (made.isWhole || !isWhole);
    if (isMade && !render) return;
    pin.made = { hotspot, look, isWhole };
    if (isWhole) fillHotspot(button, hotspot, look);
    else nameHotspot(button, hotspot, look);
    render?.(hotspot, button);
  }

  /** Brings the buttons into order, moving none that is in its place: moving would take its focus. */
  #arrange(): void {
    this.#needsArranging = false;
    const isThere = inDocument(this.#pins, this.#focused);
    this.#pins.forEach(({ item }, index) => {
      if (!isThere[index]) item.remove();
    });
    let next = this.#layer.firstElementChild;
    this.#pins.forEach((pin, index) => {
      const { item } = pin;
      if (!isThere[index]) return;
      if (item === next) next = next.nextElementSibling;
      else this.#insert(pin, next);
      count(item, 'aria-posinset', index + 1);
      count(item, 'aria-setsize', this.#pins.length);
    });
  }

  #insert(pin: Pin, next: Element | null): void {
    if (!pin.item.parentNode) this.#fill(pin);
    this.#layer.insertBefore(pin.item, next);
  }
}

/** A list that is not whole in the document says how long it is. */
function count(item: HTMLElement, name: 'aria-posinset' | 'aria-setsize', value: number): void {
  if (item.getAttribute(name) !== `${value}`) item.setAttribute(name, `${value}`);
}

/** The button's middle is the origin of its mark. */
function lay(button: HTMLElement, transform: string): void {
  const mark = button.firstElementChild as HTMLElement | null;
  if (mark) mark.style.transform = transform;
}
