/** Hotspots that are areas: drawn over the picture and hit-tested on the sphere, so that drags pass through. */
import type { Hotspot } from '@tourwright/tour/document';
import type { ScreenPoint, View } from '@tourwright/tour/sphere';
import { isInside, outlineInView } from '../../view/outline.ts';
import type { HotspotStates } from './hotspot-states.ts';

interface Area {
  hotspot: Hotspot;
  path: SVGPathElement;
  outline: ScreenPoint[];
}

const namespace = 'http://www.w3.org/2000/svg';

/** Draws the areas of hotspots as polygons and reports presses on them. */
export class AreaLayer {
  readonly #element: HTMLElement;
  readonly #svg: SVGSVGElement;
  readonly #onPress: (hotspotId: string) => void;
  #areas: Area[] = [];
  #hovered: Area | null = null;
  readonly #listening = new AbortController();

  /** `element` holds the hotspots' buttons, which are what one reaches by keyboard; they may come later. */
  constructor(layer: HTMLElement, element: HTMLElement, onPress: (hotspotId: string) => void) {
    this.#element = element;
    this.#onPress = onPress;
    this.#svg = layer.ownerDocument.createElementNS(namespace, 'svg');
    this.#svg.setAttribute('class', 'tw-areas');
    this.#svg.setAttribute('aria-hidden', 'true');
    layer.append(this.#svg);
    for (const name of ['focusin', 'focusout'] as const) {
      element.addEventListener(name, () => this.#showFocus(), { signal: this.#listening.signal });
    }
  }

  show(hotspots: readonly Hotspot[], states: HotspotStates): void {
    this.#hover(null);
    this.#areas = hotspots
      .filter(({ polygon }) => polygon !== undefined)
      .map((hotspot) => ({ hotspot, path: this.#createPath(hotspot, states), outline: [] }));
    this.#svg.replaceChildren(...this.#areas.map(({ path }) => path));
    this.#showFocus();
  }

  place(view: View): void {
    for (const area of this.#areas) {
      area.outline = outlineInView(area.hotspot.polygon ?? [], view);
      const points = area.outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
      area.path.setAttribute('d', points.length > 2 ? `M${points.join('L')}Z` : '');
    }
  }

  /** The pointer is here, or away; returns whether it is over an area. */
  hover(point: ScreenPoint | null): boolean {
    const area = point && this.#at(point);
    this.#hover(area ?? null);
    return area != null;
  }

  /** Chooses the area here; returns whether there is one. */
  tap(point: ScreenPoint): boolean {
    const area = this.#at(point);
    if (area) this.#onPress(area.hotspot.id);
    return area !== undefined;
  }

  close(): void {
    this.#listening.abort();
  }

  /** The area whose button the keyboard is on. */
  #showFocus(): void {
    for (const area of this.#areas) {
      area.path.toggleAttribute('data-focus', this.#button(area)?.matches(':focus-visible') === true);
    }
  }

  /** The last one is on top. */
  #at(point: ScreenPoint): Area | undefined {
    return this.#areas.findLast(({ outline }) => isInside(point, outline));
  }

  #hover(area: Area | null): void {
    if (this.#hovered === area) return;
    for (const [each, isOn] of [
      [this.#hovered, false],
      [area, true],
    ] as const) {
      each?.path.toggleAttribute('data-hover', isOn);
      if (each) this.#button(each)?.toggleAttribute('data-hover', isOn);
    }
    this.#hovered = area;
  }

  #createPath({ id, colour, outline }: Hotspot, { open, playing }: HotspotStates): SVGPathElement {
    const path = this.#svg.ownerDocument.createElementNS(namespace, 'path');
    path.dataset.areaId = id;
    path.dataset.outline = outline ?? 'always';
    path.toggleAttribute('data-open', open === id || playing.includes(id));
    if (colour) path.style.setProperty('--tw-area', colour);
    return path;
  }

  #button({ hotspot }: Area): HTMLElement | null {
    return this.#element.querySelector(`[data-hotspot-id="${CSS.escape(hotspot.id)}"]`);
  }
}
