import type { View } from '@tourwright/tour/sphere';
import { radians } from '@tourwright/tour/sphere';
import { planeOfMark, planeTransform } from '../view/plane.ts';

const edge = 512;

/** The tour's logo at the visitor's feet, upright for visitors who look down. */
export class NadirLogo {
  readonly #picture: HTMLImageElement;
  #width = 0;

  constructor(layer: HTMLElement) {
    this.#picture = layer.ownerDocument.createElement('img');
    this.#picture.className = 'tw-logo';
    this.#picture.alt = '';
    this.#picture.hidden = true;
    layer.append(this.#picture);
  }

  show(logo: { url: string; sizeDegrees: number } | null): void {
    this.#picture.hidden = logo === null;
    if (!logo) return;
    if (this.#picture.getAttribute('src') !== logo.url) this.#picture.src = logo.url;
    this.#width = 2 * Math.tan(radians(logo.sizeDegrees) / 2);
  }

  place(view: View): void {
    if (this.#picture.hidden) return;
    const plane = planeOfMark([0, -1, 0], { yaw: view.yaw, pitch: -Math.PI / 2, roll: 0 }, this.#width, edge);
    this.#picture.style.transform = planeTransform(plane, view);
  }
}
